import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** What somebody runs the product with must not reach a test; what the tests are told, their stages say. */
const SETTINGS = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUST_PROXY',
  'PLANS_FILE',
  'LOG_LEVEL',
  'RATE_LIMIT',
  'TEST_SCOPE',
  'TEST_SEED',
  'TEST_RUNS',
]
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name)))

/** Programs take a CI system for a terminal that shows colours; in a log they are noise. */
export const isColourful = process.stdout.isTTY || Boolean(process.env.FORCE_COLOR)
const plain = isColourful ? {} : { NO_COLOR: '1' }

export type Ended = { isOk: boolean; output: string }
export type Options = { env?: Record<string, string>; output?: 'shown' | 'kept' }

/**
 * Runs a program in the root of the project, with `node_modules/.bin` in reach.
 * `output: 'kept'` returns what it printed instead of showing it. A program that can't be started has failed.
 */
export const runCommand = (command: string[], { env = {}, output = 'shown' }: Options = {}): Promise<Ended> => {
  const [program = '', ...args] = command
  const stdio = output === 'shown' ? 'inherit' : 'pipe'
  const child = spawn(program, args, {
    cwd: root,
    env: { ...environment, ...('FORCE_COLOR' in env ? {} : plain), ...env },
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
  })
  const printed: string[] = []
  child.stdout?.on('data', (text) => printed.push(String(text)))
  child.stderr?.on('data', (text) => printed.push(String(text)))
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      if (output === 'shown') console.error(`${program}: ${message}`)
      resolve({ isOk: false, output: `${program}: ${message}\n` })
    })
    child.on('close', (code) => resolve({ isOk: code === 0, output: printed.join('') }))
  })
}
