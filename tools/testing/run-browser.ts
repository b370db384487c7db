import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { getBrowser } from '../browser/find-browser.ts'
import { areTriedAgain, readBothTries, readBrowser } from './browser-report.ts'
import { NOTHING, type Result } from './result.ts'
import { isColourful, runCommand } from './run-command.ts'

export const noBrowser = (): Result => {
  const isAllowed = process.env.ALLOW_NO_BROWSER === '1'
  console.error('!! THE BROWSER TESTS DID NOT RUN: there is no browser here, and none could be installed.')
  if (!isAllowed) console.error('!! Point CHROMIUM_PATH at a Chromium or Chrome, or accept it with ALLOW_NO_BROWSER=1.')
  return { ...NOTHING, failed: isAllowed ? 0 : 1 }
}

/** `args` and `env` are Playwright's, for both tries. */
type BrowserRun = { folder: string; args?: string[]; env?: Record<string, string> }

const playwright = ({ folder, args = [], env = {} }: BrowserRun, name: string) =>
  runCommand(['playwright', 'test', '--reporter=list,json', ...args], {
    env: {
      // Its workers take this one; NO_COLOR they would warn about, one by one.
      ...(isColourful ? {} : { FORCE_COLOR: '0' }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, `${name}.json`),
      BROWSER_TEST_OUTPUT: join(folder, name),
      ...env,
    },
  })

/**
 * Browser tests, and once more those that failed, alone: a browser beside a busy one may be a moment too late.
 * A fault of the product fails both times.
 */
export const runBrowser = async (name: string, run: BrowserRun): Promise<Result> => {
  const found = await getBrowser()
  if (!found) return noBrowser()
  console.log(`Browser: ${found.path} (${found.from})`)
  const { folder, args = [] } = run
  const first = join(folder, `${name}.json`)
  const { isOk } = await playwright(run, name)
  if (isOk || !areTriedAgain(first)) return readBrowser(first, isOk)

  console.log('\nWhat failed is tried once more, alone:')
  // A copy, since each run writes what failed in it.
  const failed = join(folder, `${name}-failed.json`)
  copyFileSync(join(folder, name, '.last-run.json'), failed)
  const again = ['--last-failed', `--last-failed-file=${failed}`, '--workers=1']
  await playwright({ ...run, args: [...args, ...again] }, `${name}-again`)
  return readBothTries(first, join(folder, `${name}-again.json`))
}
