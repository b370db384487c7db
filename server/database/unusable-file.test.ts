import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endedServer } from '../testing/child-server.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { StartRefusedError } from './start-refused.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'quiznity-unusable-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const file = () => join(dataDir, 'quiznity.sqlite')
const place = () => ({ databaseUrl: null, dataDir })

/** One with all its tables, as a server leaves it. */
const aDatabase = async () => {
  const db = await connect(place())
  await migrate(db, join(dataDir, 'backups'))
  await db.destroy()
}

describe('a database file', () => {
  it.each<[string, () => void | Promise<void>, RegExp]>([
    ['of noise', () => writeFileSync(file(), 'noise '.repeat(5000)), /is no Quiznity database/],
    ['of a few letters', () => writeFileSync(file(), 'hello'), /is no Quiznity database/],
    ['that is a folder', () => mkdirSync(file()), /is a folder/],
    [
      'that was cut off while it was copied',
      async () => {
        await aDatabase()
        truncateSync(file(), Math.floor(statSync(file()).size / 2))
      },
      /is damaged, or was cut off/,
    ],
    [
      'that holds something else from its middle on',
      async () => {
        await aDatabase()
        const bytes = readFileSync(file())
        writeFileSync(file(), bytes.fill(0x41, 0, 4096))
      },
      /is no Quiznity database/,
    ],
  ])('%s is refused with a sentence, and stays as it is', async (_, make, reason) => {
    await make()
    const before = statSync(file()).isFile() ? readFileSync(file()) : null
    const refused = connect(place())
    await expect(refused).rejects.toThrow(StartRefusedError)
    await expect(refused).rejects.toThrow(reason)
    if (before) expect(readFileSync(file()).equals(before)).toBe(true)
  })

  it('that is empty in a folder with a past is refused like a missing one, and made anew where there was none', async () => {
    writeFileSync(file(), '')
    mkdirSync(join(dataDir, 'backups'))
    await expect(connect(place())).rejects.toThrow(/is empty, and there was one before \(backups in that folder\)/)
    await (await connect({ ...place(), wantsNewDatabase: true })).destroy()
    rmSync(dataDir, { recursive: true })
    mkdirSync(dataDir)
    writeFileSync(file(), '')
    await (await connect(place())).destroy()
    expect(statSync(file()).size).toBeGreaterThan(0)
  })

  it('in a folder that is a file is refused with a sentence', async () => {
    writeFileSync(file(), 'no folder')
    await expect(connect({ databaseUrl: null, dataDir: file() })).rejects.toThrow(/no folder that this user can write/)
  })

  it('with more behind its end is a database all the same', async () => {
    await aDatabase()
    appendFileSync(file(), 'more')
    await (await connect(place())).destroy()
  })

  it('that can not be used ends the start in one line', { tags: ['long'], timeout: 100_000 }, async () => {
    writeFileSync(file(), 'noise '.repeat(5000))
    const { code, said } = await endedServer(dataDir)
    expect(code).toBe(1)
    expect(said).toMatch(/^\S+quiznity\.sqlite is no Quiznity database\. Put back .*\n$/)
  })
})
