import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { describeBothDatabases, describeOneDatabase } from '../testing/describe-each-database.ts'
import { connect } from './connect.ts'
import { migrate, NewerDatabaseError } from './migrate.ts'

const backupsOf = (dir: string) => (existsSync(dir) ? readdirSync(dir) : [])

describeBothDatabases('a database', (open, processes) => {
  it('is brought up to date once', async () => {
    const { db, place, close } = await open()
    const backups = join(place.dataDir, 'backups')
    expect(await migrate(db, backups)).toEqual([])
    expect(backupsOf(backups)).toEqual([])
    await close()
  })

  it('that is newer than the program is refused, with a word on what to do', async () => {
    const { db, place, close } = await open()
    const applied = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    await applied.insertInto('kysely_migration').values({ name: '9999-from-the-future', timestamp: '2099' }).execute()
    const again = migrate(db, join(place.dataDir, 'backups'))
    await expect(again).rejects.toThrow(NewerDatabaseError)
    await expect(again).rejects.toThrow(/9999-from-the-future.*update/s)
    await close()
  })

  it.skipIf(processes === 1)('that two processes open at the same moment is migrated by one of them', async () => {
    const { db, place, close } = await open()
    for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
      await db.schema.dropTable(name).cascade().execute()
    const other = await connect(place)
    const done = await Promise.all([migrate(db, place.dataDir), migrate(other, place.dataDir)])
    expect(done.flat()).toEqual([...new Set(done.flat())])
    expect(done.flat().length).toBeGreaterThan(0)
    await other.destroy()
    await close()
  })
})

describeOneDatabase('a database file', (open) => {
  it('that holds data is copied before it is migrated further', async () => {
    const { db, place, close } = await open()
    await db.insertInto('failed_attempt').values({ subject: 'kept', failures: 1, first_at: 0 }).execute()
    const migrations = join(place.dataDir, 'migrations')
    mkdirSync(migrations)
    const ours = join(import.meta.dirname, 'migrations')
    for (const file of readdirSync(ours)) {
      const copy = join(migrations, file.replace(/\.ts$/, '.mjs'))
      writeFileSync(copy, `export { up } from '${pathToFileURL(join(ours, file))}'`)
    }
    const addsTable = `export const up = (db) => db.schema.createTable('later').addColumn('id', 'text').execute()`
    writeFileSync(join(migrations, '9999-later.mjs'), addsTable)

    const backups = join(place.dataDir, 'backups')
    expect(await migrate(db, backups, migrations)).toEqual(['9999-later'])
    const [backup, ...others] = backupsOf(backups)
    expect(others).toEqual([])
    const copy = new DatabaseSync(join(backups, backup ?? ''), { readOnly: true })
    expect(copy.prepare('select subject from failed_attempt').all()).toEqual([{ subject: 'kept' }])
    expect(copy.prepare(`select name from sqlite_master where name = 'later'`).all()).toEqual([])
    copy.close()
    await close()
  })
})
