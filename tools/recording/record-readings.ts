import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod/mini'
import { agreedOn } from '../../server/testing/recorded/compare.ts'
import type { recordedReadings } from '../../server/testing/recorded/places.ts'
import { aWorldAt, readAll } from '../../server/testing/recorded/readings.ts'
import { replies } from '../../server/testing/recorded/replies.ts'
import { restoreBackup } from '../backing-up/restore-backup.ts'
import { readingsOf } from './choose-readings.ts'
import type { LeftData } from './leave-data.ts'
import { openFolder } from './open-place.ts'

type Left = { dataDir: string; backup: string; data: LeftData }

/** What the accounts read of a data folder, and of the backup of it: what the two have in common. */
export const recordReadings = async ({ dataDir, backup, data }: Left): Promise<z.infer<typeof recordedReadings>> => {
  const folder = mkdtempSync(join(tmpdir(), 'quiznity-record-'))
  const [copy, restored] = [join(folder, 'copy'), join(folder, 'restored')]
  cpSync(dataDir, copy, { recursive: true })
  const order = { file: backup, now: data.at, mayReplace: async () => true }
  const done = await restoreBackup({ databaseUrl: null, dataDir: restored }, order)
  if (!done.ok) throw new Error(done.why)
  cpSync(join(dataDir, 'receipt.key'), join(restored, 'receipt.key'))

  const { db } = await openFolder(copy)
  const asked = await Promise.all(
    data.accounts.map(async (account) => ({ account, readings: await readingsOf(db, account.email) })),
  )
  await db.destroy()
  const read = async (place: string) => {
    const world = await aWorldAt(() => openFolder(place), data.at)
    const found = await readAll(world, asked)
    await world.end()
    return found
  }
  const [one, other] = [await read(copy), await read(restored)]
  rmSync(folder, { recursive: true })
  return { at: data.at, asked, replies: replies.parse(agreedOn(one, other)) }
}
