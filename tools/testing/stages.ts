import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { getBrowser } from '../browser.ts'
import { type Counts, countsOfFaults, countsOfOne, countsOfPlaywright, countsOfVitest } from './counts.ts'

export type Stage = { name: string; about: string; run: (folder: string) => Promise<Counts> }

const root = join(import.meta.dirname, '..', '..')

/** The tests decide these for themselves; what somebody runs the product with must not leak into them. */
const productSettings = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'RATE_LIMIT',
  'PAGE_RUNTIME',
]
const cleanEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !productSettings.includes(name)),
)

/** Programs take a CI system for a terminal that shows colours; in a log they are noise. */
const isColourful = process.stdout.isTTY || Boolean(process.env.FORCE_COLOR)
const plain = isColourful ? {} : { NO_COLOR: '1' }

const succeeds = (command: string[], settings: Record<string, string> = {}) => {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    env: { ...cleanEnvironment, ...('FORCE_COLOR' in settings ? {} : plain), ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return new Promise<boolean>((resolve) => {
    child.on('error', ({ message }) => {
      console.error(`${program}: ${message}`)
      resolve(false)
    })
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** Runs all, even after a failure: one run should show everything there is to mend. */
const allSucceed = async (...commands: string[][]) => {
  let isOk = true
  for (const command of commands) isOk = (await succeeds(command)) && isOk
  return countsOfOne(isOk)
}

const unit = async (folder: string) => {
  const report = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return countsOfVitest(report, await succeeds(['vitest', 'run', ...reporters]))
}

const noBrowser = () => {
  const isAllowed = process.env.ALLOW_NO_BROWSER === '1'
  console.error('!! THE BROWSER TESTS DID NOT RUN: there is no browser here, and none could be installed.')
  if (!isAllowed) console.error('!! Point CHROMIUM_PATH at a Chromium or Chrome, or accept it with ALLOW_NO_BROWSER=1.')
  return { passed: 0, failed: isAllowed ? 0 : 1, skipped: 0 }
}

const browser = async (folder: string, name = 'browser', settings: Record<string, string> = {}) => {
  const found = await getBrowser()
  if (!found) return noBrowser()
  console.log(`Browser: ${found.path} (${found.from})`)
  const report = join(folder, `${name}.json`)
  const isOk = await succeeds(['playwright', 'test', '--reporter=list,json'], {
    // Its workers take this one; NO_COLOR they would warn about, one by one.
    ...(isColourful ? {} : { FORCE_COLOR: '0' }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    BROWSER_TEST_OUTPUT: join(folder, name),
    ...settings,
  })
  return countsOfPlaywright(report, isOk)
}

/** Builds all pages on React, beside those that the server usually has, and tells the core of the story on them. */
const react = async (folder: string) => {
  const runtime = { PAGE_RUNTIME: 'react' }
  const to = 'web-on-react'
  const isBuilt = await succeeds([process.execPath, 'tools/build.ts', '--if-needed', `--to=${to}`], runtime)
  return isBuilt ? browser(folder, 'react', { ...runtime, E2E_PAGES: to }) : countsOfOne(false)
}

const faults = async (folder: string) => {
  if (!(await getBrowser())) return noBrowser()
  const report = join(folder, 'faults.json')
  return countsOfFaults(report, await succeeds([process.execPath, 'tools/faults.ts', '--short', `--json=${report}`]))
}

export const stages: Stage[] = [
  {
    name: 'types',
    about: 'what TypeScript says',
    run: () => allSucceed(['tsc', '-p', 'tsconfig.json'], ['tsc', '-p', 'domain'], ['tsc', '-p', 'web']),
  },
  {
    name: 'lint',
    about: 'what Biome says',
    run: () => allSucceed(['biome', 'ci', ...(isColourful ? [] : ['--colors=off']), '.']),
  },
  {
    name: 'architecture',
    about: 'the rules of the house',
    run: () => allSucceed([process.execPath, 'tools/check-architecture.ts']),
  },
  { name: 'unused', about: 'files, exports and packages nobody needs', run: () => allSucceed(['knip']) },
  { name: 'unit', about: 'units, and the server on both databases', run: unit },
  {
    name: 'build',
    about: 'the pages, and the budget of the student page',
    run: () => allSucceed([process.execPath, 'tools/build.ts', '--if-needed']),
  },
  { name: 'browser', about: 'the product in a real browser', run: (folder) => browser(folder) },
  { name: 'react', about: 'the core of it on React itself, in a real browser', run: react },
  { name: 'faults', about: 'the quickest of what may happen to an answer on its way', run: faults },
]
