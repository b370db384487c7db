import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { filesBelow, root } from '../building/files.ts'

const ROOMS = ['domain', 'contract', 'server', 'web', 'bench', 'e2e', 'tools']
const AT_THE_ROOT = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts']

/** In a file that there is already, `line` goes in front of the first that begins with `before`. */
type Insertion = { before: string; line: string }

/** Whole files, and lines of those that there are. */
export type Changes = Record<string, string | Insertion[]>

const filesIn = (tree: string): string[] => [
  ...ROOMS.flatMap((room) => filesBelow(join(tree, room)).map((file) => `${room}/${file}`)),
  ...AT_THE_ROOT,
]

/** The whole tree but its packages, which are the same ones. */
const copyTree = (): string => {
  const tree = mkdtempSync(join(tmpdir(), 'quiznity-kind-'))
  for (const file of filesIn(root)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    copyFileSync(join(root, file), join(tree, file))
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

const withLine = (text: string, { before, line }: Insertion): string => {
  const at = text.indexOf(`\n${before}`)
  if (at === -1) throw new Error(`nothing begins with ${before}`)
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`
}

const isSame = (file: string, tree: string): boolean =>
  existsSync(join(root, file)) && readFileSync(join(root, file)).equals(readFileSync(join(tree, file)))

const run = (program: string, args: string[], cwd: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(join(root, 'node_modules/.bin', program), args, { cwd, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, output: stripVTControlCharacters(stdout + stderr) }),
    )
  })

/** What compilers say, and of which files. */
const compiled = async (tree: string, projects: string[]) => {
  const ended = await Promise.all(projects.map((project) => run('tsc', ['-p', project, '--pretty', 'false'], tree)))
  const outputs = ended.map(({ output }) => output)
  const wrong = outputs.flatMap((output) =>
    [...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file),
  )
  return { passed: ended.every(({ code }) => code === 0), output: outputs.join(''), wrong: [...new Set(wrong)].sort() }
}

/** A copy of the project, in which something is tried. */
export const aThrowawayTree = () => {
  const tree = copyTree()
  return {
    change: (changes: Changes): void => {
      for (const [file, made] of Object.entries(changes)) {
        const path = join(tree, file)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, typeof made === 'string' ? made : made.reduce(withLine, readFileSync(path, 'utf8')))
      }
    },
    /** Of the whole tree and the pages, or of other projects. */
    compile: (...projects: string[]) => compiled(tree, projects.length > 0 ? projects : ['tsconfig.json', 'web']),
    /** The files that are not as in the project, or not there. */
    changed: (): string[] =>
      filesIn(tree)
        .filter((file) => !isSame(file, tree))
        .sort(),
    test: (...args: string[]) => run('vitest', ['run', ...args, '--testTimeout=60000'], tree),
    remove: (): void => rmSync(tree, { recursive: true, force: true }),
  }
}

export type ThrowawayTree = ReturnType<typeof aThrowawayTree>

/** Both compilers run for several seconds, on a machine that is busy with other tests for longer. */
export const TIMEOUT = 180_000
