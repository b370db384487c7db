import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export type Child = { port: number; pid: number; stop: () => Promise<void> }

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
export const startServer = async (script: string, env: Record<string, string>): Promise<Child> => {
  const profile = process.env.BENCH_PROFILE
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  const child = spawn(process.execPath, [...flags, join(ROOT, script)], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
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
  return { port, pid: child.pid ?? 0, stop }
}

/** The whole product, as `npm start` runs it, on SQLite in `dataDir` or on the PostgreSQL database at the URL. */
export const startProduct = (place: { dataDir: string; databaseUrl?: string }): Promise<Child> =>
  startServer('server/main.ts', {
    DATA_DIR: place.dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    // Between two runs the stored results are verified, and that is no absence.
    GIVE_BACK_MINUTES: '0',
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  })
