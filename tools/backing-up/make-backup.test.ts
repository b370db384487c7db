import { chmodSync, copyFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, vi } from 'vitest'
import { atOnce } from '../../server/testing/at-once.ts'
import { describeEachDatabase, describeOneDatabase } from '../../server/testing/describe-each-database.ts'
import { everyRow } from '../../server/testing/every-row.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../server/testing/people.ts'
import { aWorld } from '../../server/testing/world.ts'
import { makeBackup } from './make-backup.ts'
import { inFolder, types } from './testing.ts'
import { verifyBackup } from './verify-backup.ts'

const NOW = Date.UTC(2026, 0, 15, 12)

describeEachDatabase('a backup', (open) => {
  it('made while students go on writing holds all that was acknowledged before it began', async () => {
    const world = await aWorld(open)
    const quiz = await aPublishedQuiz(await aTeacher(world))
    const students = await atOnce(20, (at) => aStudent(world, quiz, `Student ${at}`))
    let isDone = false
    let acknowledged = 0
    const writing = (async () => {
      while (!isDone) {
        const revision = acknowledged + 1
        for (const student of students) expectOk(await student.saves(revision, [1, revision % 2, 0]))
        acknowledged = revision
      }
    })()
    await vi.waitUntil(() => acknowledged >= 3, { timeout: 15_000 })
    const before = acknowledged
    const backup = await types('backup', ['--json'], world.database.place)
    isDone = true
    await writing
    expect(backup).toMatchObject({
      status: 0,
      told: { ok: true, contents: { quizzes: 1, submissions: 20, newestSave: expect.any(String) } },
    })
    expect(acknowledged).toBeGreaterThan(before)

    const file = String(backup.told?.file)
    const copy = new DatabaseSync(file, { readOnly: true })
    const saved = copy.prepare('select count(*) as count from saved_answers where revision >= ?').get(before)
    expect(saved).toEqual({ count: 20 })
    copy.close()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(world.database.place.dataDir, 'backups'))).toHaveLength(1)
    expect(await types('verify', [file, '--json'], world.database.place)).toMatchObject({
      status: 0,
      told: { ok: true, pending: [], contents: { teachers: 1, quizzes: 1, submissions: 20 } },
    })
    await world.end()
  })

  it('holds every row as it is', async () => {
    const world = await aWorld(open)
    const quiz = await aPublishedQuiz(await aTeacher(world))
    for (let at = 0; at < 230; at += 1) await aStudent(world, quiz)
    expectOk(await (await aStudent(world, quiz, 'রাহুল “O’Neil”')).submits([1, 0, 0]))
    await inFolder(async (folder) => {
      const to = join(folder, 'one.sqlite')
      expect(await makeBackup(world.database.place, { to, now: NOW })).toMatchObject({ ok: true })
      const copy = new DatabaseSync(to, { readOnly: true })
      const rows = copy.prepare('select * from submission').all()
      const inBackup = rows.map((row) => JSON.stringify({ in_table: 'submission', ...row })).sort()
      copy.close()
      const there = (await everyRow(world)).filter((row) => row.includes('"in_table":"submission"'))
      expect(inBackup).toEqual(there)
    })
    await world.end()
  })

  it('never replaces a file, and leaves nothing when there is nothing to copy', async () => {
    const { place, db, close } = await open()
    await inFolder(async (folder) => {
      const to = join(folder, 'mine.sqlite')
      writeFileSync(to, 'mine')
      expect(await makeBackup(place, { to, now: NOW })).toMatchObject({ ok: false, code: 'file_exists' })
      expect(readFileSync(to, 'utf8')).toBe('mine')
      const nowhere = { databaseUrl: place.databaseUrl, dataDir: join(folder, 'nowhere') }
      if (place.databaseUrl !== null)
        for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
          await db.schema.dropTable(name).cascade().execute()
      const made = await makeBackup(nowhere, { to: join(folder, 'other.sqlite'), now: NOW })
      expect(made).toMatchObject({ ok: false, code: 'no_database' })
      expect(readdirSync(folder)).toEqual(['mine.sqlite'])
    })
    await close()
  })
})

describeOneDatabase('what is verified', (open) => {
  const spoil: [string, string, (file: string) => void][] = [
    ['cut short', 'damaged', (file) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ['empty', 'not_a_backup', (file) => truncateSync(file, 0)],
    ['something else altogether', 'damaged', (file) => writeFileSync(file, 'a picture of a cat '.repeat(500))],
    ['another program’s database', 'not_a_backup', (file) => alter(file, 'drop table submission')],
    ['newer than this program', 'newer_database', (file) => alter(file, NEWER)],
    ['without a row that it had', 'damaged', (file) => alter(file, 'delete from session')],
    ['with a row that was changed', 'damaged', (file) => alter(file, `update teacher set name = 'Mallory'`)],
  ]
  const NEWER = `insert into kysely_migration values ('9999-from-the-future', '2099')`
  const alter = (file: string, statement: string) => {
    const db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
    db.exec(statement)
    db.close()
  }

  it.each(spoil)('is refused when it is %s', async (_, code, change) => {
    const world = await aWorld(open)
    await aPublishedQuiz(await aTeacher(world))
    await inFolder(async (folder) => {
      const file = join(folder, 'backup.sqlite')
      await makeBackup(world.database.place, { to: file, now: NOW })
      chmodSync(file, 0o600)
      const good = join(folder, 'good.sqlite')
      copyFileSync(file, good)
      change(file)
      expect(await verifyBackup(file)).toMatchObject({ ok: false, code })
      expect(await verifyBackup(good)).toMatchObject({ ok: true, source: 'sqlite' })
    })
    await world.end()
  })

  it('is refused when it is not there', async () => {
    expect(await verifyBackup('/nowhere/backup.sqlite')).toMatchObject({ ok: false, code: 'no_file' })
  })
})
