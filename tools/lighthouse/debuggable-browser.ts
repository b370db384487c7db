import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BROWSER_FLAGS, getBrowser } from '../browser/find-browser.ts'

const FLAGS = ['--headless', '--remote-debugging-port=0', '--disable-dev-shm-usage', ...BROWSER_FLAGS]

const FAREWELL_MS = 5000

/** A Chromium with a port for Lighthouse to steer it by. */
export type DebuggableBrowser = { port: number; stop: () => Promise<void> }

const portOf = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (text) => {
      said += text
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1]
      if (port) resolve(Number(port))
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${said}`)))
  })

export const openBrowser = async (folder: string): Promise<DebuggableBrowser> => {
  const browser = await getBrowser()
  if (!browser) throw new Error('There is no Chromium here to measure with; CHROMIUM_PATH may name one.')
  const child = spawn(browser.path, [...FLAGS, `--user-data-dir=${join(folder, 'profile')}`, 'about:blank'], {
    env: { ...process.env, ...browser.environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const gone = once(child, 'exit')
  // Asked to go, it ends its helpers first; killed, they would still write into the folder for a moment.
  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.race([gone, pause(FAREWELL_MS, undefined, { ref: false })])
    child.kill('SIGKILL')
  }
  return { port: await portOf(child), stop }
}
