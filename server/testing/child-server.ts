import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readHealth } from '#contract/site/system.ts'
import { API_BASE } from '#contract/wire/wire.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
/** As `npm start` does it: compiled code is kept, so that the next start is quick. */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/compiled')
const READY_WITHIN_MS = 30_000

export type ChildServer = {
  pid: number | undefined
  port: number
  /** Where the calls are. */
  url: string
  /** From the start of the process to its first healthy answer. */
  healthyAfterMs: number
  /** Sends the signal; resolves with the exit code (null: the signal ended it) once the process is gone. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>
}

const announcedPort = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    let said = ''
    const listen = (text: unknown) => {
      said += text
      const port = /ready at http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port) resolve(Number(port))
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready: ${said}`)))
  })

export const isHealthy = async (url: string): Promise<boolean> => {
  const answer = await fetch(url + readHealth.path).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

/** The process alone, still starting; it does not outlive the one that runs the test. */
export const spawnServer = (dataDir: string, env: Record<string, string>) => {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

/** A server that refuses to start: how it ended, and all that it said. */
export const endedServer = async (dataDir: string, env: Record<string, string> = {}) => {
  const child = spawnServer(dataDir, env)
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

/** The real server in a process of its own, on any free port. */
export const startChildServer = async (dataDir: string, env: Record<string, string> = {}): Promise<ChildServer> => {
  const started = performance.now()
  const child = spawnServer(dataDir, env)
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = await announcedPort(child)
  const url = `http://127.0.0.1:${port}${API_BASE}`
  while (!(await isHealthy(url))) {
    if (performance.now() - started > READY_WITHIN_MS) throw new Error('the server never became healthy')
    await pause(5)
  }
  const healthyAfterMs = performance.now() - started
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    return gone
  }
  return { pid: child.pid, port, url, healthyAfterMs, end }
}
