// Plain JavaScript for Node 20 and later: this is what brings the pinned Node that runs everything else.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oneAtATime } from './one-at-a-time.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.quiznity-installed')
const packagedNode = join(modules, '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
const oldestNode = [24, 15]

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** npm writes this list last of all, so an interrupted installation has none. */
const isInstalledAsLocked = () => {
  const installed = readIfThere(join(modules, '.package-lock.json'))
  if (installed === undefined) return false
  const present = JSON.parse(installed).packages
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(locked).every(([folder, { version, integrity, optional }]) => {
    if (folder === '') return true
    const found = present[folder]
    if (found === undefined) return optional === true
    return found.version === version && found.integrity === integrity && existsSync(join(root, folder, 'package.json'))
  })
}

/** Not through node_modules/.bin: the installation is about to delete the Node that lives there. */
const machinePath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter)

const install = () => {
  console.log('Installing what package-lock.json lists (about half a minute, once) ...')
  const started = Date.now()
  // The build needs the development packages, whatever NODE_ENV says.
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--include=optional'], {
    cwd: root,
    env: { ...process.env, PATH: machinePath() },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      error ? `npm could not be started: ${error.message}` : `The installation failed; what npm said is above.`,
    )
    process.exit(1)
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** One that cannot run here (built for another C library) would stand in the way of the machine's own. */
const dropNodeThatCannotRun = () => {
  if (existsSync(packagedNode) && spawnSync(packagedNode, ['--version']).status !== 0) rmSync(packagedNode)
}

const installIfNeeded = async () => {
  const wanted = lockHash()
  if (readIfThere(stamp) === wanted) return
  await oneAtATime('install', () => {
    if (readIfThere(stamp) === wanted) return
    if (!isInstalledAsLocked()) install()
    dropNodeThatCannotRun()
    mkdirSync(modules, { recursive: true })
    writeFileSync(stamp, wanted)
  })
}

const isNewEnough = ([major, minor]) => major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])

const pinnedNode = () => {
  if (existsSync(packagedNode)) return packagedNode
  if (isNewEnough(process.versions.node.split('.').map(Number))) return process.execPath
  console.error(
    `No packaged Node fits ${process.platform} ${process.arch}, and the one here is ${process.version}. ` +
      `Install Node ${oldestNode.join('.')} or newer and try again.`,
  )
  return process.exit(1)
}

/** Makes sure that what package-lock.json lists is installed; gives the path of the Node to run everything with. */
export const bootstrap = async () => {
  await installIfNeeded()
  return pinnedNode()
}

/** npm passes a SIGTERM on to its shell only, which dies of it and tells nobody: a new parent is the one sign left. */
const endWithNpm = (end) => {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 300)
  watch.unref()
}

/**
 * Runs a script with that Node as if it were this process: same terminal, its signals, its exit code.
 *
 * @param {string} node
 * @param {string[]} args
 */
export const become = (node, args) => {
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter),
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'compiled'),
    },
  })
  // Ctrl-C reaches the child from the terminal itself; a second SIGINT would cut its farewell short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithNpm(() => child.kill('SIGTERM'))
  child.on('error', ({ message }) => {
    console.error(`Could not start ${node}: ${message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
}
