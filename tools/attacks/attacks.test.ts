// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doors } from './rows/doors.ts'
import { startTarget, type Target } from './target.ts'

/** More rows go into files of their own in `rows/`, and are named here. */
const ROWS = [...doors]

describe('against a started server', { timeout: 60_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-attacked-'))
  let target: Target | undefined
  beforeAll(async () => {
    target = await startTarget(dataDir)
  }, 60_000)
  afterAll(async () => {
    await target?.end()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it.each(ROWS)('$name', async ({ attempt, finds }) => {
    if (target === undefined) throw new Error('the server is there only while tests run')
    expect(await attempt(target)).toEqual(finds)
  })
})
