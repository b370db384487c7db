import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readReports } from '../results/reports/find-reports.ts'
import { describeBothDatabases } from '../testing/describe-each-database.ts'
import { connect, type Database } from './connect.ts'
import { migrate } from './migrate.ts'

const OURS = join(import.meta.dirname, 'migrations')

/** A folder with the migrations there were before reports had a queue. */
const earlierMigrations = (dataDir: string) => {
  const folder = join(dataDir, 'earlier')
  mkdirSync(folder)
  for (const file of readdirSync(OURS).filter((name) => name < '0005')) {
    const copy = join(folder, file.replace(/\.ts$/, '.mjs'))
    writeFileSync(copy, `export { up } from '${pathToFileURL(join(OURS, file))}'`)
  }
  return folder
}

const insert = (db: Database, table: string, values: (string | number | null)[]) =>
  sql`insert into ${sql.table(table)} values (${sql.join(values)})`.execute(db)

describeBothDatabases('a database whose reports went by clocks', (open, processes) => {
  it('has right counts once it is migrated', async () => {
    const first = await open()
    const dataDir = join(first.place.dataDir, 'earlier-database')
    const db = processes === 1 ? await connect({ databaseUrl: null, dataDir }) : first.db
    mkdirSync(dataDir, { recursive: true })
    if (processes === 2) await sql`drop schema public cascade`.execute(db)
    if (processes === 2) await sql`create schema public`.execute(db)
    await migrate(db, dataDir, earlierMigrations(dataDir))

    await insert(db, 'teacher', ['t', 'Ananya', 'a@b.in', 'a@b.in', '9', 'hash', 1])
    for (const quiz of ['counted', 'empty', 'fresh']) {
      await insert(db, 'questionnaire', [quiz, 't', 'quiz', `code-${quiz}`, 'active', `v-${quiz}`, null, 1, 1])
      await insert(db, 'version', [`v-${quiz}`, quiz, 1, 'Physics', 'Physics', 15, '{}', '[]', 0, 1])
    }
    for (const [id, quiz, score] of [
      ['one', 'counted', 1200],
      ['two', 'counted', -300],
      ['three', 'fresh', 0],
    ] as const) {
      const who = [id, quiz, `v-${quiz}`, `${quiz}:${id}`, 'Rahul', id, 'Kolkata', 'rahul', `hash-${id}`, null]
      await insert(db, 'submission', [...who, 'ABCDEF', '{}', 1, 2, 3])
      await insert(db, 'submission_result', [id, quiz, `code-${id}`, 'student', 3, score, 3600, '[]'])
    }
    await insert(db, 'report', ['counted', 99, '{"count":1,"totalMarks":1200,"totalOutOf":3600,"highest":1200}'])

    await migrate(db, dataDir)
    const reports = await readReports(db, ['counted', 'empty', 'fresh'])
    expect(Object.fromEntries(reports)).toEqual({
      counted: { count: 2, totalMarks: 900, totalOutOf: 7200, highest: 1200 },
      empty: { count: 0, totalMarks: 0, totalOutOf: 0, highest: null },
      fresh: { count: 1, totalMarks: 0, totalOutOf: 3600, highest: 0 },
    })
    if (processes === 1) await db.destroy()
    await first.close()
  })
})
