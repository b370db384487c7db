import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../server/testing/describe-each-database.ts'
import { inFolder, types } from './testing.ts'
import { tidyUnfinished } from './tidy-unfinished.ts'

/** The number of a process that is no more. */
const aGonePid = () =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ['--version'])
    child.on('close', () => resolve(child.pid ?? 0))
  })

const DAYS = 24 * 60 * 60 * 1000

it('What backups that were killed have left is tidied, and nothing that is another’s or still being written', () =>
  inFolder(async (folder) => {
    const gone = await aGonePid()
    const backup = 'quiznity-backup-2026-01-15T12-00-00-000Z.sqlite'
    const left = [
      `${backup}.${gone}.unfinished`,
      `${backup}.${gone}.unfinished-journal`,
      `monday.sqlite.${gone}.unfinished`,
    ]
    const old = [`${backup}.${process.ppid}.unfinished`]
    const kept = [
      backup,
      `${backup.replace('12', '13')}.${process.ppid}.unfinished`,
      `tuesday.sqlite.${gone}.unfinished`,
      `letter.${gone}.unfinished.txt`,
    ]
    for (const name of [...left, ...old, ...kept]) writeFileSync(join(folder, name), '')
    for (const name of ['.making-abcDEF', '.making-uvwXYZ']) mkdirSync(join(folder, name))
    const now = Date.now()
    for (const name of [...old, '.making-abcDEF'])
      utimesSync(join(folder, name), new Date(now - 2 * DAYS), new Date(now - 2 * DAYS))
    tidyUnfinished(join(folder, 'monday.sqlite'), now)
    expect(readdirSync(folder).sort()).toEqual([...kept, '.making-uvwXYZ'].sort())
  }))

describeEachDatabase('the next backup', (open) => {
  it('tidies up after one that was killed', async () => {
    const database = await open()
    const backups = join(database.place.dataDir, 'backups')
    mkdirSync(backups, { recursive: true })
    const left = `quiznity-backup-2026-01-15T12-00-00-000Z.sqlite.${await aGonePid()}.unfinished`
    writeFileSync(join(backups, left), 'half of it')
    expect(await types('backup', ['--json'], database.place)).toMatchObject({ status: 0 })
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^quiznity-backup-.*\.sqlite$/)])
    await database.close()
  })
})
