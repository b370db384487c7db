import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endedServer, startChildServer } from '../testing/child-server.ts'
import { connect } from './connect.ts'
import { StartRefusedError } from './start-refused.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'quiznity-life-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const file = () => join(dataDir, 'quiznity.sqlite')

describe('a folder without its database file', () => {
  it.each(['backups', 'outbox', 'quiznity.lock.sqlite', 'quiznity.sqlite-wal'])(
    'that holds %s has had one before, and is given no new one unasked',
    async (trace) => {
      if (trace.includes('.')) writeFileSync(join(dataDir, trace), '')
      else mkdirSync(join(dataDir, trace))
      const place = { databaseUrl: null, dataDir }
      await expect(connect(place)).rejects.toThrow(StartRefusedError)
      expect(existsSync(file())).toBe(false)
      const anew = await connect({ ...place, wantsNewDatabase: true })
      await anew.destroy()
      expect(existsSync(file())).toBe(true)
    },
  )

  it.each([
    ['an empty folder', () => dataDir],
    ['no folder yet', () => join(dataDir, 'absent')],
  ])('that is %s is given a new one', async (_, folder) => {
    const db = await connect({ databaseUrl: null, dataDir: folder() })
    await db.destroy()
    expect(existsSync(join(folder(), 'quiznity.sqlite'))).toBe(true)
  })

  it('ends the start in one clear line that says what to do, and starts once it is told to', {
    tags: ['long'],
    timeout: 100_000,
  }, async () => {
    const first = await startChildServer(dataDir)
    await first.end('SIGTERM')
    rmSync(file())
    const { code, said } = await endedServer(dataDir)
    expect(code).toBe(1)
    expect(said).toMatch(/^\S+quiznity\.sqlite is missing.*restore a backup.*NEW_DATABASE=yes\.\n$/)
    const anew = await startChildServer(dataDir, { NEW_DATABASE: 'yes' })
    await anew.end('SIGTERM')
    const next = await startChildServer(dataDir)
    await next.end('SIGTERM')
  })
})
