import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer } from 'vite'
import config from '../../vite.config.ts'

const root = join(import.meta.dirname, '../..')

/** The server restarts on every change. Where it says that it is ready, the address to open is the pages', not its own. */
const startServer = (address: string) => {
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? address.replace(/\/$/, '') },
  })
  createInterface({ input: server.stdout }).on('line', (line) => {
    const isReady = line.startsWith('Quiznity is ready at')
    console.log(isReady ? `Open ${address} (pages and server reload on change, Ctrl-C ends both)` : line)
  })
  return server
}

const pages = await createServer({ ...config, configFile: false, logLevel: 'warn', clearScreen: false })
await pages.listen()
const [address] = pages.resolvedUrls?.local ?? []
if (address === undefined) throw new Error('the development server has no address')
const server = startServer(address)

// Vite would end the process at once, before the server has said goodbye.
process.removeAllListeners('SIGTERM')

let isEnding = false
const end = async () => {
  if (isEnding) return
  isEnding = true
  server.kill('SIGTERM')
  await pages.close()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
server.on('exit', (code) => {
  process.exitCode = isEnding ? 0 : (code ?? 1)
  void end()
})
