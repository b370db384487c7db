import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isHealthy } from '../../../server/testing/child-server.ts'
import { type PostgresServer, startPostgres } from '../../../server/testing/postgres-server.ts'
import { openLink, type SilentLink } from '../../../server/testing/silent-link.ts'
import { aLoad, isTold, type Load, until } from '../load.ts'
import { inScene, type Row, type Scene, type Trial } from '../scene.ts'
import { startServer } from '../server.ts'

/** From the end of the fault until calls succeed again. */
const RECOVERS_WITHIN_MS = 5000

type Base = {
  server: PostgresServer
  link: SilentLink
  url: string
  sql: (text: string) => Promise<Record<string, unknown>[]>
}

const sqlAt = (url: string) => async (text: string) => {
  const client = new pg.Client(url)
  // Cut connections are what these rows are about.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The product on a PostgreSQL of its own, over a link that may fall silent. */
const onPostgres = (act: (scene: Scene, base: Base) => Promise<void>) => async (trial: Trial) => {
  const server = await startPostgres({ durable: true })
  const url = server.urlOf('postgres')
  const link = await openLink(url)
  try {
    const base = { server, link, url, sql: sqlAt(url) }
    await inScene((scene) => act(scene, base), { env: { DATABASE_URL: link.url } })(trial)
  } finally {
    await link.close()
    await server.stop()
  }
}

/** Something happens to the database under load; calls succeed again soon after it is over, and all that was told stands. */
const troubled =
  (trouble: (scene: Scene, base: Base, load: Load) => Promise<void>) =>
  async (scene: Scene, base: Base): Promise<void> => {
    const load = aLoad(scene, { isFile: false })
    const url = () => scene.server().url
    await load.while(async () => {
      await pause(700)
      await trouble(scene, base, load)
      await until('a healthy server', () => isHealthy(url()), RECOVERS_WITHIN_MS)
      await pause(700)
    })
    await load.judge()
    const [row] = await base.sql('select count(*) as n, count(distinct phone) as phones from submission')
    const told = load.crowd.students.length
    if (Number(row?.n) !== told || Number(row?.phones) !== told) {
      scene.found.doubled.push(`${told} students are ${row?.n} attempts of ${row?.phones}`)
    }
  }

const BACKENDS = "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"

/** Killed in the middle of its work, one of its processes takes all others with it, and PostgreSQL recovers as from a crash. */
const crashed = async (_scene: Scene, { sql }: Base) => {
  const [backend] = await sql(BACKENDS)
  const pid = Number(backend?.pid)
  if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')) throw new Error('not a process of PostgreSQL')
  process.kill(pid, 'SIGKILL')
  await pause(500)
}

const cut = async (_scene: Scene, { sql }: Base) => {
  for (let time = 0; time < 5; time += 1) {
    await sql(`select pg_terminate_backend(pid) from (${BACKENDS}) as backend`)
    await pause(200)
  }
}

const silent = async ({ server, found }: Scene, { link }: Base) => {
  link.silence()
  await until('a server that says it is not well', async () => !(await isHealthy(server().url)), 15_000)
  await pause(12_000)
  if (await isHealthy(server().url)) found.untrue.push('healthy while its database is silent')
  link.restore()
}

const readOnly = async ({ server }: Scene, { sql }: Base, load: Load) => {
  await sql('alter system set default_transaction_read_only = on')
  await sql('select pg_reload_conf()')
  await until('a server that says it is not well', async () => !(await isHealthy(server().url)), 15_000)
  await until('somebody is told unavailable', () => isTold(load, 'unavailable'))
  await sql('alter system reset default_transaction_read_only')
  await sql('select pg_reload_conf()')
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const awayAtStart = async (scene: Scene, { url }: Base) => {
  await scene.server().end('SIGTERM')
  const port = await freePort()
  const away = new URL(url)
  away.port = String(port)
  const starting = startServer({ dataDir: scene.dataDir, env: { DATABASE_URL: away.href } })
  await pause(3000)
  const link = await openLink(url, port)
  const server = await starting
  if (!server.said().includes('Waiting for it'))
    scene.found.broken.push(`it did not say that it waits: ${server.said()}`)
  await server.end('SIGTERM')
  await link.close()
}

/** Whoever was served by the process that is killed goes on with the one that lives. */
const twoProcesses = async (scene: Scene, { sql, link }: Base) => {
  const load = aLoad(scene, { isFile: false, atOnce: 15 })
  const others = aLoad(scene, { isFile: false, atOnce: 15, firstPhone: 8_500_000_000 })
  const second = await startServer({ dataDir: scene.dataDir, env: { DATABASE_URL: link.url } })
  let isOver = false
  const acting = others.crowd.act(second.url, () => isOver)
  await load.while(() => pause(1000))
  await second.end('SIGKILL')
  isOver = true
  await acting
  await load.judge()
  await others.judge()
  const [row] = await sql('select count(*) as n, count(distinct phone) as phones from submission')
  if (row?.n !== row?.phones) scene.found.doubled.push('an attempt is there twice')
}

const row = (name: string, fault: string, act: (scene: Scene, base: Base) => Promise<void>): Row => ({
  name: `postgres-${name}`,
  fault: `PostgreSQL: ${fault}`,
  tries: 2,
  attempt: onPostgres(act),
})

export const postgresRows: Row[] = [
  row('crashed', 'it crashes and recovers', troubled(crashed)),
  row('cut', 'its connections are cut under load', troubled(cut)),
  row('silent', 'the link to it falls silent', troubled(silent)),
  row('read-only', 'it takes no writes for a while', troubled(readOnly)),
  row('away-at-start', 'it is away when the server starts', awayAtStart),
  row('two-processes', 'two processes, and one of them is killed', twoProcesses),
]
