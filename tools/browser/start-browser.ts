import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_FLAGS, getBrowser } from './find-browser.ts'

const found = async () => {
  const browser = await getBrowser()
  if (!browser) throw new Error('There is no Chromium here; CHROMIUM_PATH may name one.')
  return { path: browser.path, env: { ...process.env, ...browser.environment } }
}

/** One Chromium for all rows, started when the first one needs it. */
export const sharedBrowser = () => {
  let started: Promise<Browser> | null = null
  const start = async () => {
    const { path, env } = await found()
    return chromium.launch({ executablePath: path, env, args: BROWSER_FLAGS })
  }
  return {
    get: (): Promise<Browser> => {
      started ??= start()
      return started
    },
    close: async (): Promise<void> => {
      await (await started)?.close()
    },
  }
}

const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (text) => {
      said += text
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${said}`)))
  })

/** A Chromium that keeps what it knows in that folder: it can be quit, stopped, or killed. */
export const mortalBrowser = async (folder: string) => {
  const { path, env } = await found()
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...BROWSER_FLAGS]
  const child = spawn(path, [...flags, 'about:blank'], { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const gone = once(child, 'exit')
  // Its helpers are of its group.
  const signal = (name: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, name)
  }
  const kill = async () => {
    signal('SIGKILL')
    await gone
  }
  const killWithProcess = () => signal('SIGKILL')
  process.once('exit', killWithProcess)
  child.once('exit', () => process.off('exit', killWithProcess))
  const browser = await chromium.connectOverCDP(await addressOf(child))
  const quit = async () => {
    const session = await browser.newBrowserCDPSession()
    session.send('Browser.close').catch(() => undefined)
    await gone
  }
  return { browser, kill, quit, signal }
}
