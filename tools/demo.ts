import { join } from 'node:path'
import { createApp } from '../server/app.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import { connect, type Database } from '../server/database/connect.ts'
import { holdFile } from '../server/database/hold-file.ts'
import { migrate } from '../server/database/migrate.ts'
import { StartRefusedError } from '../server/database/start-refused.ts'
import { makeFilesPrivate } from '../server/private-files.ts'
import { type Clock, fillDatabase, TEACHER } from './demo/fill-database.ts'

const hasTeachers = async (db: Database) =>
  (await db.selectFrom('teacher').select('id').limit(1).executeTakeFirst()) !== undefined

const endsOf = async (db: Database) => {
  const ends = await db.selectFrom('submission_result').select('ended_by').execute()
  return { all: ends.length, byServer: ends.filter(({ ended_by }) => ended_by === 'server').length }
}

const occupied = `There is a teacher in this database already, and the demonstration only fills an empty one.
Choose another place for it:  DATA_DIR=./demo-data npm run demo`

const quit = (line: string): never => {
  console.error(line)
  return process.exit(1)
}

const configured = () => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return quit(error.message)
    throw error
  }
}

makeFilesPrivate()
const config = { ...configured(), logLevel: 'warn' as const }
const opened = async () => {
  try {
    const db = await connect(config)
    // Filling it is a server's work: beside another one the two would not know of each other.
    holdFile(config)
    await migrate(db, join(config.dataDir, 'backups'))
    return db
  } catch (error) {
    if (error instanceof StartRefusedError) return quit(error.message)
    throw error
  }
}

const db = await opened()
if (await hasTeachers(db)) quit(occupied)

console.log('Filling the database ...')
const clock: Clock = { now: Date.now() }
const app = createApp({ config, db, now: () => clock.now })
const openQuizzes = await fillDatabase(app, clock)
const { all, byServer } = await endsOf(db)
const quizzes = (await db.selectFrom('questionnaire').select('id').execute()).length
await app.stop()

const origin = config.publicOrigin ?? `http://localhost:${config.port}`
const place = config.databaseUrl === null && process.env.DATA_DIR ? `DATA_DIR=${process.env.DATA_DIR} ` : ''
const links = openQuizzes.map(({ code, title }) => `  ${origin}/quiz?code=${code}  ${title}`)
console.log(`${quizzes} quizzes, ${openQuizzes.length} of them open, and ${all} submissions are in it, ${byServer} ended by the server.

Start the server   ${place}npm start${config.databaseUrl === null ? '' : '  (with the same DATABASE_URL)'}
Sign in at         ${origin}/auth/login
E-mail             ${TEACHER.email}
Password           ${TEACHER.password}
Take a quiz
${links.join('\n')}`)
