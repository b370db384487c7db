import { existsSync, readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { recordBeat } from '../../server/clock/store.ts'
import { connect } from '../../server/database/connect.ts'
import { createEpoch } from '../../server/database/epoch.ts'
import { startChildServer } from '../../server/testing/child-server.ts'
import {
  describeEachDatabase,
  describeOneDatabase,
  type OpenDatabase,
} from '../../server/testing/describe-each-database.ts'
import { everyRow } from '../../server/testing/every-row.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../server/testing/people.ts'
import { aWorld } from '../../server/testing/world.ts'
import { makeBackup } from './make-backup.ts'
import type { Place } from './place.ts'
import { restoreBackup } from './restore-backup.ts'
import { inFolder, types } from './testing.ts'
import { verifyBackup } from './verify-backup.ts'

const NOW = Date.UTC(2026, 0, 15, 12)
const KILLED = { tags: ['long'], timeout: 300_000 }
const sure = { now: NOW, mayReplace: async () => true }

/** A place with a quiz and its students, which no server has open any more, and all that is kept there. */
const aPlaceWith = async (open: OpenDatabase, students: number) => {
  const world = await aWorld(open)
  const quiz = await aPublishedQuiz(await aTeacher(world))
  for (let at = 0; at < students; at += 1) expectOk(await (await aStudent(world, quiz)).saves(1, [1, 0, 0]))
  const rows = await everyRow(world)
  const epoch = await world.app.context.epoch()
  await world.app.stop()
  return { place: world.database.place, rows, epoch, end: world.database.close }
}

const readPlace = async (place: Place) => {
  const db = await connect(place)
  const rows = await everyRow({ database: { db, place, close: async () => undefined } })
  const epoch = await createEpoch(db)()
  await db.destroy()
  return { rows, epoch }
}

/** Nothing lies about that a restore needed only while it ran. */
const expectTidy = ({ dataDir }: Place) =>
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.') || /-(wal|shm)$/.test(name))).toEqual([])

describeEachDatabase('a backup', (openFrom) => {
  describeEachDatabase('restored', (openInto) => {
    it('is there row by row in another epoch, and what was there before is kept', async () => {
      const from = await aPlaceWith(openFrom, 12)
      const into = await aPlaceWith(openInto, 3)
      await inFolder(async (folder) => {
        const file = join(folder, 'backup.sqlite')
        await makeBackup(from.place, { to: file, now: NOW })
        const restored = await restoreBackup(into.place, { file, ...sure })
        expect(restored).toMatchObject({
          ok: true,
          replaced: { quizzes: 1, submissions: 3 },
          backup: { contents: { quizzes: 1, submissions: 12 } },
        })
        expectTidy(into.place)
        const found = await readPlace(into.place)
        expect(found.rows).toEqual(from.rows)
        expect([from.epoch, into.epoch]).not.toContain(found.epoch)

        const kept = join(into.place.dataDir, 'backups', readdirSync(join(into.place.dataDir, 'backups'))[0] ?? '')
        expect(await restoreBackup(into.place, { file: kept, ...sure, now: NOW + 1 })).toMatchObject({ ok: true })
        const again = await readPlace(into.place)
        expect(again.rows).toEqual(into.rows)
        expect([into.epoch, found.epoch]).not.toContain(again.epoch)
      })
      await from.end()
      await into.end()
    })
  })
})

/** The log is younger than the rest, and begins with what there is; links that confirm an address are younger as well. */
const isOlder = (row: string) => !/^\{"in_table":"(?:activity|email_link)"/.test(row)

const SECTIONS_MIGRATION = '0009-sections'
const BEFORE_SECTIONS = `
  alter table version drop column told_sections; alter table version drop column meanings;
  drop table passkey_challenge; drop table passkey;
  drop table brand_media; drop table questionnaire_brand; drop table account_brand;
  drop table account_plan; drop table plans; drop table settings_default; drop table notification_sent; drop table notification_choice; drop table email_change_link; drop table email_change; drop table email_link; alter table teacher drop column email_verified_at;
  drop table presentation; drop table hall_vote; drop table hall_question; drop table response_file_part; drop table response_file; drop table summary_link; drop table answer_tag; drop table anonymous_response; drop table response_mark; drop table response; drop table erasure_wish; drop table quiz_erasure; drop table retention_count; drop table retention;
  alter table submission drop column anonymised_at; alter table submission drop column section_ends;
  drop table questionnaire_tag; drop index questionnaire_by_status; drop index questionnaire_by_creation; drop index questionnaire_by_title_key; drop index questionnaire_by_subject_key;
  drop index questionnaire_by_bin; alter table questionnaire drop column title_key;
  alter table questionnaire drop column subject_key; alter table questionnaire drop column search_text;
  alter table questionnaire drop column status_before; alter table questionnaire drop column bin_until; alter table questionnaire drop column practice;
  drop table issue; drop table account_deletion; drop table recovery_code; drop table two_factor;
  alter table session drop column browser; alter table session drop column system; alter table teacher drop column bio;
  drop table taken_out; drop table invigilation; drop table edit; drop table activity;
  drop index version_by_draft_key; alter table version drop column draft_key;
  drop index submission_running;
  create index submission_running on submission (ends_at, id, questionnaire_id) where ended_at is null;
  alter table submission drop column fields; alter table report drop column changes; alter table report add column body text;
  update report set body = json_object('count', count, 'totalMarks', total_marks, 'totalOutOf', total_out_of, 'highest', highest);
  alter table report drop column count; alter table report drop column total_marks; alter table report drop column total_out_of;
  alter table report drop column highest; alter table version drop column needs;
  drop table draft_media; drop table draft; drop table hand_mark; drop table media_use; drop table avatar; drop table media;
  alter table questionnaire drop column settings; alter table version drop column settings;
  alter table version drop column marks_vary;
  alter table version drop column kinds; alter table version rename column sections to questions;
  update version set questions = (
    select json_group_array(json_object('id', value ->> 'id', 'problem', value ->> 'prompt',
      'options', value -> '$.asked.options', 'correctOption', value -> '$.key.correct'))
    from json_each(questions, '$[0].items'));`

describeEachDatabase('a restore', (open) => {
  const aBackup = async (folder: string, change = '') => {
    const from = await aPlaceWith(open, 2)
    const file = join(folder, 'backup.sqlite')
    await makeBackup(from.place, { to: file, now: NOW })
    await from.end()
    const db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
    db.exec(change)
    db.close()
    return { file, rows: from.rows }
  }

  it('from the command line works where nothing is yet, and tells it as JSON', { tags: ['long'] }, async () => {
    const into = await open()
    await into.db.destroy()
    await inFolder(async (folder) => {
      const { file, rows } = await aBackup(folder)
      const { databaseUrl } = into.place
      const place = { databaseUrl, dataDir: join(folder, 'a', 'new one') }
      expect(await types('restore', [file, '--yes', '--json'], place)).toMatchObject({
        status: 0,
        told: { ok: true, epoch: expect.any(String), backup: { contents: { submissions: 2 } } },
      })
      expect((await readPlace(place)).rows).toEqual(rows)
    })
    await into.close()
  })

  it.each([
    ['cut short', 'damaged', ''],
    ['newer', 'newer_database', `insert into kysely_migration values ('9999-from-the-future', '2099')`],
    ['somebody else’s', 'not_a_backup', 'drop table submission'],
  ])('of a file that is %s is refused, and changes nothing', async (what, code, change) => {
    const into = await aPlaceWith(open, 1)
    await inFolder(async (folder) => {
      const { file } = await aBackup(folder, change)
      if (what === 'cut short') truncateSync(file, 20_000)
      const refused = await restoreBackup(into.place, { file, ...sure })
      expect(refused).toMatchObject({ ok: false, code, why: expect.any(String) })
      expect(await readPlace(into.place)).toMatchObject({ rows: into.rows, epoch: into.epoch })
      expect(existsSync(join(into.place.dataDir, 'backups'))).toBe(false)
    })
    await into.end()
  })

  it('from the command line says as JSON why it is refused', async () => {
    const into = await open()
    await into.db.destroy()
    const typed = await types('restore', ['/nowhere.sqlite', '--yes', '--json'], into.place)
    expect(typed).toMatchObject({ status: 1, told: { ok: false, code: 'no_file', why: expect.any(String) } })
    await into.close()
  })

  it('that is not agreed to changes nothing', { tags: ['long'] }, async () => {
    const into = await aPlaceWith(open, 1)
    await inFolder(async (folder) => {
      const { file } = await aBackup(folder)
      const order = { file, now: NOW, mayReplace: async () => false }
      expect(await restoreBackup(into.place, order)).toMatchObject({ ok: false, code: 'not_confirmed' })
      const typed = await types('restore', [file], into.place)
      expect(typed).toMatchObject({ status: 1, stdout: expect.stringContaining('there is now: 1 teacher') })
      expect(await readPlace(into.place)).toMatchObject({ rows: into.rows, epoch: into.epoch })
    })
    await into.end()
  })

  it('is refused while a server runs, and changes nothing', async () => {
    const world = await aWorld(open)
    await inFolder(async (folder) => {
      const { file } = await aBackup(folder)
      const rows = await everyRow(world)
      const at = Date.now()
      await recordBeat(world.database.db, { name: 'a server', at, uptime: 0, bootId: null, startedAt: at })
      const { place } = world.database
      expect(await restoreBackup(place, { file, ...sure })).toMatchObject({ ok: false, code: 'server_is_running' })
      expect(await everyRow(world)).toEqual(rows)
    })
    await world.end()
  })

  it('that is killed leaves what was there or what was restored, never a mix', KILLED, async () => {
    const into = await aPlaceWith(open, 3)
    await inFolder(async (folder) => {
      const { file, rows } = await aBackup(folder)
      const whole = performance.now()
      await types('restore', [file, '--yes', '--json'], { databaseUrl: null, dataDir: join(folder, 'elsewhere') })
      const takes = performance.now() - whole
      for (const share of [0.6, 0.8, 0.9, 0.95, 1]) {
        await types('restore', [file, '--yes', '--json'], { ...into.place, killAfterMs: takes * share })
        const found = await readPlace(into.place)
        expect([rows, into.rows]).toContainEqual(found.rows)
      }
      expect(await types('restore', [file, '--yes', '--json'], into.place)).toMatchObject({ status: 0 })
      expectTidy(into.place)
      expect((await readPlace(into.place)).rows).toEqual(rows)
    })
    await into.end()
  })

  it('brings an older backup up to date', async () => {
    const into = await open()
    await into.db.destroy()
    await inFolder(async (folder) => {
      const { file, rows } = await aBackup(folder, `drop table backup_info; ${BEFORE_SECTIONS}`)
      const older = new DatabaseSync(file)
      older.exec(`delete from kysely_migration where name >= '${SECTIONS_MIGRATION}'`)
      older.close()
      const restored = await restoreBackup(into.place, { file, ...sure })
      expect(restored).toMatchObject({ ok: true, migrated: expect.arrayContaining([SECTIONS_MIGRATION]) })
      // Questions had no section around them that could have an id.
      const migrated = rows.filter(isOlder).map((row) => row.replace(/("sections":"\[\{\\"id\\":\\")[\w-]+/, '$1first'))
      expect((await readPlace(into.place)).rows.filter(isOlder)).toEqual(migrated)
    })
    await into.close()
  })
})

describeOneDatabase('a restore over a database file', (open) => {
  it('is refused by the lock that a server holds, whoever else has closed the file', async () => {
    const into = await aPlaceWith(open, 1)
    const file = join(into.place.dataDir, 'backup.sqlite')
    await makeBackup(into.place, { to: file, now: NOW })
    const lock = new DatabaseSync(join(into.place.dataDir, 'quiznity.lock.sqlite'))
    lock.exec('begin exclusive')
    expect(await restoreBackup(into.place, { file, ...sure })).toMatchObject({ ok: false, code: 'server_is_running' })
    lock.close()
    expect(await restoreBackup(into.place, { file, ...sure })).toMatchObject({ ok: true })
    await into.end()
  })

  it('that can not be read any more puts the backup in its place, and keeps what is left of it', async () => {
    const into = await aPlaceWith(open, 4)
    const file = join(into.place.dataDir, 'backup.sqlite')
    await makeBackup(into.place, { to: file, now: NOW })
    writeFileSync(join(into.place.dataDir, 'quiznity.sqlite'), 'nothing but noise '.repeat(1000))
    const restored = await restoreBackup(into.place, { file, ...sure })
    expect(restored).toMatchObject({
      ok: true,
      replaced: 'unreadable',
      keptIn: expect.any(String),
      isErasedKnown: false,
    })
    expect((await readPlace(into.place)).rows).toEqual(into.rows)
    await into.end()
  })

  it('leaves a database that a server starts on, and a backup of it is sound', {
    tags: ['long'],
    timeout: 60_000,
  }, async () => {
    const into = await aPlaceWith(open, 4)
    const file = join(into.place.dataDir, 'backup.sqlite')
    await makeBackup(into.place, { to: file, now: NOW })
    expect(await restoreBackup(into.place, { file, ...sure })).toMatchObject({ ok: true })
    const server = await startChildServer(into.place.dataDir)
    const made = await types('backup', ['--json'], into.place)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(await verifyBackup(String(made.told?.file))).toMatchObject({ ok: true, contents: { submissions: 4 } })
    await into.end()
  })
})
