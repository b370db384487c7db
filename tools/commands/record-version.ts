import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agreedOn } from '../../server/testing/recorded/compare.ts'
import { folderOf, writePacked } from '../../server/testing/recorded/places.ts'
import { everyReply, type Replies, replies } from '../../server/testing/recorded/replies.ts'
import { aWorld } from '../../server/testing/world.ts'
import { makeBackup } from '../backing-up/make-backup.ts'
import { leaveData } from '../recording/leave-data.ts'
import { openFolder } from '../recording/open-place.ts'
import { recordReadings } from '../recording/record-readings.ts'

/*
 * Records what this version answers and leaves behind, for later versions to be held against. It takes some minutes, and is
 * run before something is changed that others have stored or know:
 *   npm run record-version -- [name of the folder below fixtures/]
 */

/** Often enough that what is random has differed. */
const RECORDINGS = 4
/** What a server keeps that tells later ones nothing. */
const LEFT_OUT = /^(outbox|backups|.*lock.*|.*-(shm|wal))$/

const folder = folderOf(process.argv[2] ?? new Date().toISOString().slice(0, 10))
const place = { databaseUrl: null, dataDir: mkdtempSync(join(tmpdir(), 'quiznity-record-')) }

const recordReplies = async (): Promise<Replies> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-record-'))
  const world = await aWorld(() => openFolder(dataDir), { RATE_LIMIT: 'off' })
  const recorded = await everyReply(world)
  await world.end()
  rmSync(dataDir, { recursive: true })
  return recorded
}

const inTurn = async <Made>(count: number, make: () => Promise<Made>): Promise<Made[]> => {
  const made: Made[] = []
  for (let time = 0; time < count; time += 1) made.push(await make())
  return made
}

mkdirSync(join(folder, 'left'), { recursive: true })

const recordings = await inTurn(RECORDINGS, recordReplies)
const agreed = recordings.reduce((one, other) => replies.parse(agreedOn(one, other)))
writeFileSync(join(folder, 'replies.json'), `${JSON.stringify(agreed, null, 1)}\n`)
console.log(`${Object.keys(agreed).length} replies`)

const data = await leaveData(place.dataDir)
const backup = join(place.dataDir, 'backups/recorded.sqlite')
const made = await makeBackup(place, { to: backup, now: data.at })
if (!made.ok) throw new Error(made.why)
const readings = await recordReadings({ dataDir: place.dataDir, backup, data })
for (const file of readdirSync(place.dataDir).filter((name) => !LEFT_OUT.test(name)))
  writePacked(join(folder, 'left', file), readFileSync(join(place.dataDir, file)))
writePacked(join(folder, 'backup.sqlite'), readFileSync(backup))
writePacked(join(folder, 'readings.json'), JSON.stringify(readings))
writePacked(join(folder, 'devices.json'), JSON.stringify(data.devices))
writePacked(join(folder, 'pages.json'), JSON.stringify(data.pages))
console.log(`${Object.keys(readings.replies).length} readings, ${data.devices.length} devices`)

rmSync(place.dataDir, { recursive: true })
