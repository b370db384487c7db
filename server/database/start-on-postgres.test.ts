import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endedServer, isHealthy, spawnServer, startChildServer } from '../testing/child-server.ts'
import { describePostgres } from '../testing/describe-each-database.ts'
import { openLink } from '../testing/silent-link.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const LONG = { tags: ['long'], timeout: 150_000 }

describePostgres('a start', (open) => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'quiznity-start-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  it('waits for a database that is away, says so in one line, and goes on when it comes', LONG, async () => {
    const database = await open()
    const url = new URL(database.place.databaseUrl ?? '')
    const port = await freePort()
    url.port = String(port)
    const child = spawnServer(dataDir, { DATABASE_URL: url.href })
    let said = ''
    for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text))
    while (!said.includes('\n')) await pause(10)
    expect(said).toBe(`PostgreSQL at 127.0.0.1:${port} does not answer (ECONNREFUSED). Waiting for it ...\n`)

    const link = await openLink(database.place.databaseUrl ?? '', port)
    const address = () => /ready at http:\/\/localhost:(\d+)/.exec(said)?.[1]
    while (address() === undefined) await pause(10)
    expect(await isHealthy(`http://127.0.0.1:${address()}/api/v1`)).toBe(true)
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    expect(await gone).toBe(0)
    await link.close()
    await database.close()
  })

  it('ends in one clear line when there is no such database', { tags: ['long'] }, async () => {
    const database = await open()
    const url = new URL(database.place.databaseUrl ?? '')
    url.password = 's3cret'
    url.pathname = '/nowhere'
    const { code, said } = await endedServer(dataDir, { DATABASE_URL: url.href })
    expect(code).toBe(1)
    expect(said).toBe(
      `PostgreSQL at 127.0.0.1:${url.port} refuses: database "nowhere" does not exist. Please check DATABASE_URL.\n`,
    )
    await database.close()
  })

  it('serves on a database with the deadline of a commit, and another process may do so too', LONG, async () => {
    const database = await open()
    const env = { DATABASE_URL: database.place.databaseUrl ?? '' }
    const [one, other] = await Promise.all([startChildServer(dataDir, env), startChildServer(dataDir, env)])
    expect(await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0])
    await database.close()
  })
})
