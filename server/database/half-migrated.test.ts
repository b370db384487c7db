import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { describeBothDatabases, type TestDatabase } from '../testing/describe-each-database.ts'
import { migrate } from './migrate.ts'

const OURS = join(import.meta.dirname, 'migrations')

const addsTable = (name: string, then = '') =>
  `export const up = async (db) => { await db.schema.createTable('${name}').addColumn('id', 'text').execute(); ${then} }`

/** Ours, one more that works, and one that ends with this `end` when half of it is done; in a folder of their own. */
const writeMigrations = (dataDir: string, { name, end }: { name: string; end: string }): string => {
  const folder = join(dataDir, name)
  mkdirSync(folder)
  for (const file of readdirSync(OURS)) {
    const copy = join(folder, file.replace(/\.ts$/, '.mjs'))
    writeFileSync(copy, `export { up } from '${pathToFileURL(join(OURS, file))}'`)
  }
  writeFileSync(join(folder, '9998-first.mjs'), addsTable('first_half'))
  writeFileSync(join(folder, '9999-second.mjs'), addsTable('second_half', end))
  return folder
}

const tablesOf = async ({ db }: TestDatabase) =>
  (await db.introspection.getTables()).map(({ name }) => name).filter((name) => name.endsWith('_half'))

const moduleUrl = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href)

const migrateInAChild = ({ place }: TestDatabase, folder: string) => {
  const program = `
    const { connect } = await import(${moduleUrl('connect.ts')})
    const { migrate } = await import(${moduleUrl('migrate.ts')})
    await migrate(await connect(${JSON.stringify(place)}), ${JSON.stringify(place.dataDir)}, ${JSON.stringify(folder)})
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)))
}

describeBothDatabases('migrations that end half way', (open) => {
  const expectWhole = async (database: TestDatabase) => {
    expect(await tablesOf(database)).toEqual([])
    const mended = writeMigrations(database.place.dataDir, { name: 'mended', end: '' })
    expect(await migrate(database.db, database.place.dataDir, mended)).toEqual(['9998-first', '9999-second'])
    expect(await tablesOf(database)).toEqual(['first_half', 'second_half'])
  }

  it('because one of them fails leave nothing, and the next try makes it whole', async () => {
    const database = await open()
    const broken = writeMigrations(database.place.dataDir, { name: 'broken', end: "throw new Error('half way')" })
    await expect(migrate(database.db, database.place.dataDir, broken)).rejects.toThrow('half way')
    await expectWhole(database)
    await database.close()
  })

  it('because the process is killed leave nothing, and the next start makes it whole', async () => {
    const database = await open()
    const deadly = writeMigrations(database.place.dataDir, {
      name: 'deadly',
      end: "process.kill(process.pid, 'SIGKILL')",
    })
    expect(await migrateInAChild(database, deadly)).toBe('SIGKILL')
    await expectWhole(database)
    await database.close()
  })
})
