// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { room } from './rows/room.ts'
import { SMALL_HOST, startTarget, type Target } from './target.ts'
import { watchHealth } from './watch-health.ts'

/** How long health is held, `npm run attacks` says: beside other tests nobody can. */
describe('on a small host', { timeout: 180_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-filled-'))
  let there: { target: Target; health: ReturnType<typeof watchHealth> } | undefined
  beforeAll(async () => {
    const target = await startTarget(dataDir, SMALL_HOST)
    there = { target, health: watchHealth(target) }
  }, 60_000)
  afterAll(async () => {
    await there?.health.end()
    await there?.target.end()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it.each(room)('$name', async ({ attempt, finds }) => {
    if (there === undefined) throw new Error('the server is there only while tests run')
    const { target, health } = there
    expect(await health.during(() => attempt(target))).toMatchObject({ found: finds, failed: 0 })
  })
})
