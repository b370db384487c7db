import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { serverFlags } from '../tools/node/server-flags.mjs'

/** In milliseconds. */
const loopDelayTold = z.object({ p99: z.number(), most: z.number() })
type LoopDelay = z.infer<typeof loopDelayTold>

export type Child = {
  port: number
  pid: number
  stop: () => Promise<void>
  /** How long its event loop was held since it was asked the last time, where it was started to tell. */
  loopDelay: () => Promise<LoopDelay>
}

const PRODUCT = 'server/main.ts'
const ROOT = join(import.meta.dirname, '..')

const running = new Set<ChildProcess>()
// Nothing stays behind when a measurement fails.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

const announcedPort = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (text) => {
      said += text
      const port = /ready at \S+:(\d+)/.exec(said)?.[1]
      if (port) resolve(Number(port))
    })
    child.once('exit', (code) => reject(new Error(`a server ended with ${code} before it was ready`)))
  })

/** Runs one of the project's servers; resolves once it says that it is ready. */
export const startServer = async (
  script: string,
  env: Record<string, string>,
  { tellsDelay = false } = {},
): Promise<Child> => {
  const profile = process.env.BENCH_PROFILE
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  if (script === PRODUCT) flags.push(...serverFlags())
  if (tellsDelay) flags.push('--import', join(ROOT, 'bench/loop-delay.ts'))
  const child = spawn(process.execPath, [...flags, join(ROOT, script)], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit', ...(tellsDelay ? (['ipc'] as const) : [])],
  })
  running.add(child)
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running.delete(child)
      resolve()
    }),
  )
  const port = await announcedPort(child)
  const stop = () => {
    child.kill('SIGTERM')
    return gone
  }
  const loopDelay = async () => {
    child.send('tell')
    const [told] = await once(child, 'message')
    return loopDelayTold.parse(told)
  }
  return { port, pid: child.pid ?? 0, stop, loopDelay }
}

/** The whole product, as `npm start` runs it, on SQLite in `dataDir` or on the PostgreSQL database at the URL. */
export const startProduct = (
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | null },
  telling: { tellsDelay?: boolean } = {},
): Promise<Child> => {
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    // Between two runs the stored results are verified, and that is no absence.
    GIVE_BACK_MINUTES: '0',
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  return startServer(PRODUCT, env, telling)
}
