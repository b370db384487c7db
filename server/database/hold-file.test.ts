import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endedServer, startChildServer } from '../testing/child-server.ts'
import { holdFile, isHeld } from './hold-file.ts'
import { StartRefusedError } from './start-refused.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'quiznity-hold-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('a database file', () => {
  it('is held by one, until that one lets go', () => {
    const place = { databaseUrl: null, dataDir }
    expect(isHeld(dataDir)).toBe(false)
    expect(readdirSync(dataDir)).toEqual([])
    const letGo = holdFile(place)
    expect(isHeld(dataDir)).toBe(true)
    expect(() => holdFile(place)).toThrow(StartRefusedError)
    letGo()
    letGo()
    expect(isHeld(dataDir)).toBe(false)
    holdFile(place)()
  })

  it('is not held where the database is a server', () => {
    holdFile({ databaseUrl: 'postgres://localhost/quiznity', dataDir })
    expect(isHeld(dataDir)).toBe(false)
  })

  it('is served by one server at a time: the second ends with one clear line, and a kill makes room', {
    tags: ['long'],
  }, async () => {
    const first = await startChildServer(dataDir)
    expect(isHeld(dataDir)).toBe(true)
    const { code, said } = await endedServer(dataDir)
    expect(code).toBe(1)
    expect(said).toBe(
      `Another Quiznity runs on ${dataDir} already. Stop it first, or set DATA_DIR to a folder of its own.\n`,
    )
    await first.end('SIGKILL')
    expect(isHeld(dataDir)).toBe(false)
    holdFile({ databaseUrl: null, dataDir })()
  })

  it('is still open to the tools that work beside a server', { tags: ['long'], timeout: 100_000 }, async () => {
    const server = await startChildServer(dataDir)
    const tool = join(import.meta.dirname, '../../tools/commands/subscribers.ts')
    const run = spawn(process.execPath, [tool], { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } })
    expect(await new Promise((resolve) => run.once('exit', resolve))).toBe(0)
    await server.end('SIGTERM')
  })
})
