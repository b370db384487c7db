import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { API_BASE } from '#contract/wire/wire.ts'
import { isHealthy } from '../../server/testing/child-server.ts'

const ROOT = join(import.meta.dirname, '../..')
const READY_WITHIN_MS = 30_000

export type Server = {
  port: number
  /** Where the calls are. */
  url: string
  /** Milliseconds from the start of the process to its first healthy answer. */
  healthyAfterMs: number
  signal: (signal: NodeJS.Signals) => void
  /** Sends the signal; resolves with the exit code (null: the signal ended it) once the process is gone. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>
  pid: number
  /** Moves what the server takes for the wall clock by so many milliseconds. */
  moveWall: (ms: number) => void
  /** How long the fsync of each commit takes from now on, or that all of them fail. */
  spoilDisk: (how: { fsyncMs: number } | { isFsyncBroken: true }) => void
  gone: Promise<number | null>
  /** What it has printed so far. */
  said: () => string
}

export type ServerOptions = {
  dataDir: string
  port?: number
  env?: Record<string, string>
  /** Where another version of the product lies. */
  root?: string
}

const running = new Set<ChildProcess>()
// Nothing stays behind when a row fails.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

const launch = ({ dataDir, port = 0, env, root = ROOT }: ServerOptions) => {
  const child = spawn(
    process.execPath,
    [`--import=${join(import.meta.dirname, 'spoilt-machine.ts')}`, 'server/main.ts'],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'error',
        NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  running.add(child)
  let said = ''
  for (const output of [child.stdout, child.stderr]) output?.on('data', (text) => (said += text))
  const gone = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  return { child, gone, said: () => said }
}

/** A server that is expected to refuse to start: how it ended, and what it said; null when it has not ended in time. */
export const refusedServer = async (options: ServerOptions, withinMs: number) => {
  const { child, gone, said } = launch(options)
  const code = await Promise.race([gone, pause(withinMs, 'late' as const)])
  child.kill('SIGKILL')
  return code === 'late' ? null : { code, said: said() }
}

/** The product as `npm start` runs it, in a process of its own; port 0: any that is free. */
export const startServer = async (options: ServerOptions): Promise<Server> => {
  const started = performance.now()
  const { child, gone, said } = launch(options)
  let hasEnded = false
  void gone.then(() => {
    hasEnded = true
  })
  const announced = () => /ready at http:\/\/localhost:(\d+)/.exec(said())?.[1]
  const urlOf = (port: string) => `http://127.0.0.1:${port}${API_BASE}`
  for (;;) {
    const port = announced()
    if (port !== undefined && (await isHealthy(urlOf(port)))) break
    if (hasEnded) throw new Error(`the server ended before it was ready: ${said()}`)
    if (performance.now() - started > READY_WITHIN_MS) throw new Error(`the server never became healthy: ${said()}`)
    await pause(5)
  }
  const healthyAfterMs = performance.now() - started
  const port = announced() ?? ''
  return {
    port: Number(port),
    url: urlOf(port),
    healthyAfterMs,
    pid: child.pid ?? 0,
    signal: (signal) => void child.kill(signal),
    end: (signal) => {
      child.kill(signal)
      return gone
    },
    moveWall: (ms) => void child.send({ moveWallMs: ms }),
    spoilDisk: (how) => void child.send(how),
    gone,
    said,
  }
}
