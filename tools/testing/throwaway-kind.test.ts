// @module-tag long
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow, root } from '../building/files.ts'
import { type Insertion, REST, RULE } from './throwaway-kind.ts'

const ROOMS = ['domain', 'contract', 'server', 'web', 'bench', 'e2e', 'tools']
const AT_THE_ROOT = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts']
/** Both compilers run for several seconds, on a machine that is busy with other tests for longer. */
const TIMEOUT = 180_000

/** The proofs that every kind gives, of this one alone. */
const PROOFS = [
  'domain/questions/every-kind.test.ts',
  'domain/questions/every-tally.test.ts',
  'domain/formats/quiz-text/write-quiz-text.test.ts',
  'server/runs/attempts/every-hop.test.ts',
  '--testNamePattern=throwaway',
  '--testTimeout=60000',
]

const run = (program: string, args: string[], cwd: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(program, args, { cwd, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, output: stdout + stderr }),
    )
  })

const filesIn = (tree: string): string[] => [
  ...ROOMS.flatMap((room) => filesBelow(join(tree, room)).map((file) => `${room}/${file}`)),
  ...AT_THE_ROOT,
]

const isSame = (file: string, tree: string): boolean =>
  existsSync(join(root, file)) && readFileSync(join(root, file)).equals(readFileSync(join(tree, file)))

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

const change = (tree: string, changes: Record<string, string | Insertion[]>) => {
  for (const [file, made] of Object.entries(changes)) {
    const path = join(tree, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof made === 'string' ? made : made.reduce(withLine, readFileSync(path, 'utf8')))
  }
}

/** Where a kind has to be outside of the pages: the second pass looks at the whole tree. */
const NARROW = 'tsconfig.narrow.json'
const narrowed = { extends: './tsconfig.json', include: ['domain', 'server/testing/one-of-each-kind.ts'] }

/** What the compiler says of two projects, and the files that it says it of. */
const compiled = async (tree: string, ...projects: [string, string]) => {
  const compiler = join(root, 'node_modules/.bin/tsc')
  const runs = projects.map((project) => run(compiler, ['-p', project, '--pretty', 'false'], tree))
  const ended = await Promise.all(runs)
  const outputs = ended.map(({ output }) => output)
  const wrong = outputs.flatMap((output) =>
    [...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file]) => file),
  )
  return { passed: ended.every(({ code }) => code === 0), output: outputs.join(''), wrong: [...new Set(wrong)].sort() }
}

const inOrder = (paths: (string | undefined)[]) => paths.toSorted()

describe('a new kind of question', () => {
  let tree = ''
  beforeAll(() => {
    tree = copyTree()
  }, TIMEOUT)
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  it('is asked for wherever a kind has to be, once there is its rule', { timeout: TIMEOUT }, async () => {
    change(tree, RULE)
    writeFileSync(join(tree, NARROW), JSON.stringify(narrowed))
    expect(inOrder((await compiled(tree, NARROW, 'web')).wrong)).toEqual(
      inOrder([
        'contract/question-examples.ts',
        'domain/questions/every-kind.test.ts',
        'domain/questions/every-tally.test.ts',
        'domain/formats/lines/fields.ts',
        'domain/formats/quiz-text/kind-texts.ts',
        'domain/formats/quiz-text/write-quiz-text.test.ts',
        'domain/questions/tables/tables.ts',
        'server/testing/one-of-each-kind.ts',
        // Its example is asked for where texts are explained, and its name in one place.
        'web/questionnaires/text-view/text-legend.tsx',
        'web/questions/editors.tsx',
        'web/questions/name-of-kind.ts',
        'web/questions/players.tsx',
        'web/questions/reviews.tsx',
        'web/questions/tallies.tsx',
      ]),
    )
  })

  it('is seven files, a line in each registry, its name and its examples, and nothing else', {
    timeout: TIMEOUT,
  }, async () => {
    change(tree, REST)
    expect(await compiled(tree, 'tsconfig.json', 'web')).toEqual({ passed: true, output: '', wrong: [] })
    expect(inOrder(filesIn(tree).filter((file) => !isSame(file, tree)))).toEqual(
      inOrder([
        'domain/questions/every-kind.test.ts',
        'domain/questions/every-tally.test.ts',
        'domain/questions/rules.ts',
        'domain/questions/throwaway.ts',
        'domain/formats/lines/fields.ts',
        'domain/formats/quiz-text/kind-texts.ts',
        'domain/formats/quiz-text/throwaway.ts',
        'domain/formats/quiz-text/write-quiz-text.test.ts',
        'domain/questions/tables/tables.ts',
        'domain/questions/tables/throwaway.ts',
        'contract/question-examples.ts',
        'server/testing/one-of-each-kind.ts',
        'web/i18n/en/editor.json',
        'web/i18n/en/quiz-text.json',
        'web/questions/editors.tsx',
        'web/questions/players.tsx',
        'web/questions/reviews.tsx',
        'web/questions/tallies.tsx',
        'web/questions/throwaway/edit.tsx',
        'web/questions/throwaway/play.tsx',
        'web/questions/throwaway/review.tsx',
        'web/questions/throwaway/tally.tsx',
      ]),
    )
  })

  it('keeps what is promised of every kind', { timeout: TIMEOUT }, async () => {
    const { code, output } = await run(join(root, 'node_modules/.bin/vitest'), ['run', ...PROOFS], tree)
    expect([code, stripVTControlCharacters(output)]).toEqual([0, expect.stringMatching(/Test Files\s+4 passed/)])
  })
})
