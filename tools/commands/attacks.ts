import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { room } from '../attacks/rows/room.ts'
import { SMALL_HOST, startTarget } from '../attacks/target.ts'
import { watchHealth } from '../attacks/watch-health.ts'

const HELD_MS = 1000

/** Fills a server on a small host, on a machine that does nothing else: it goes on, and answers health within a second. */
const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-filled-'))
const target = await startTarget(dataDir, SMALL_HOST)
const health = watchHealth(target)
let notHeld = 0
for (const { name, attempt, finds } of room) {
  const { found, failed, longest } = await health.during(() => attempt(target))
  const holds = isDeepStrictEqual(found, finds) && failed === 0 && longest < HELD_MS
  if (!holds) notHeld += 1
  console.log(
    `${holds ? 'ok ' : 'RED'} ${name}: health within ${longest} ms${failed > 0 ? `, failed ${failed} times` : ''}`,
  )
  if (!isDeepStrictEqual(found, finds)) console.log(`    found ${JSON.stringify(found)}, not ${JSON.stringify(finds)}`)
}
await health.end()
await target.end()
rmSync(dataDir, { recursive: true, force: true })
process.exitCode = notHeld === 0 ? 0 : 1
