import { join } from 'node:path'
import { createApp } from '../../server/app.ts'
import { ConfigError, readConfig } from '../../server/config.ts'
import { connect, type Database } from '../../server/database/connect.ts'
import { holdFile } from '../../server/database/hold-file.ts'
import { migrate } from '../../server/database/migrate.ts'
import { StartRefusedError } from '../../server/database/start-refused.ts'
import { networkOrigins } from '../../server/http/network-origins.ts'
import { makeFilesPrivate } from '../../server/private-files.ts'
import { type Clock, fillDatabase, TEACHER } from '../demo/fill-database.ts'
import { tellFilled } from '../demo/tell-filled.ts'

const hasTeachers = async (db: Database) =>
  (await db.selectFrom('teacher').select('id').limit(1).executeTakeFirst()) !== undefined

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
const teacher = await fillDatabase(app, clock)
const origin = config.publicOrigin ?? `http://localhost:${config.port}`
const [network] = networkOrigins(config.host, config.port)
const others = config.publicOrigin ?? network ?? origin
const { contents, toSee, toAnswer } = await tellFilled(teacher, { origin, others })
await app.stop()

const given = (name: 'PORT' | 'DATA_DIR') => (process.env[name] ? `${name}=${process.env[name]} ` : '')
const place = given('PORT') + (config.databaseUrl === null ? given('DATA_DIR') : '')
console.log(`Four weeks of ${TEACHER.name}, a teacher, are in it:
${contents.join('\n')}

Start the server   ${place}npm start${config.databaseUrl === null ? '' : '  (with the same DATABASE_URL)'}
Sign in at         ${origin}/auth/login
E-mail             ${TEACHER.email}
Password           ${TEACHER.password}

Then look at
${toSee.join('\n')}

Answer in another browser${others === origin ? '' : ', or on a phone in the same network'}
${toAnswer.join('\n')}`)
