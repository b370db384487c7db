import { dirname, join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../building/files.ts'
import { checkHouse } from './check.ts'
import { roomOf, sourceFile } from './source-file.ts'

const ROOT = join(import.meta.dirname, '../..')
const ROOMS = ['domain', 'contract', 'server', 'web', 'e2e', 'bench', 'tools']

/** Every folder of the project that has code in it. */
const folders = [
  ...new Set(
    ROOMS.flatMap((room) =>
      filesBelow(join(ROOT, room))
        .filter((path) => /\.(tsx?|mjs)$/.test(path))
        .map((path) => dirname(`${room}/${path}`)),
    ),
  ),
]

const isBelow = (...places: string[]) => {
  return (folder: string) => places.some((place) => folder === place || folder.startsWith(`${place}/`))
}
const not = (test: (folder: string) => boolean) => (folder: string) => !test(folder)
const isNoun = (room: string) => (folder: string) => folder.startsWith(`${room}/`)

const FOUR_PARAMETERS = 'export const f = (a, b, c, d) => a'
const LONG = `${'// more\n'.repeat(300)}export const f = 1`
const IMPORTING = (from: string) => `import type { T } from '${from}'\nexport type U = T`

type Planted = {
  says: string
  name: string
  text: string | ((folder: string) => string)
  rule: string
  /** Where a file may be like that; elsewhere each folder has to be heard. */
  free?: ((folder: string) => boolean)[]
}

const planted: Planted[] = [
  { says: 'a vague name', name: 'helpers.ts', text: '', rule: 'names' },
  { says: 'a crooked name', name: 'saveAnswers.ts', text: '', rule: 'names' },
  { says: 'an index', name: 'index.ts', text: '', rule: 'names' },
  {
    says: 'a bare noun on the server',
    name: 'queries.ts',
    text: '',
    rule: 'names',
    free: [not(isNoun('server')), isBelow('server/http', 'server/database', 'server/testing')],
  },
  {
    says: 'a folder too deep',
    name: 'one/more/less/so/deep.ts',
    text: '',
    rule: 'names',
    free: [isBelow('e2e', 'bench', 'tools')],
  },
  {
    says: 'what the other side imports',
    name: 'x-y.ts',
    text: IMPORTING('#server/app.ts'),
    rule: 'imports',
    free: [isBelow('e2e', 'bench', 'tools')],
  },
  {
    says: 'a way round the names of rooms',
    name: 'x-y.ts',
    text: (folder) =>
      IMPORTING(
        roomOf(`${folder}/x`) === 'domain' ? '#domain/result.ts' : `${posix.relative(folder, 'domain')}/result.ts`,
      ),
    rule: 'imports',
    free: [isBelow('e2e', 'bench', 'tools')],
  },
  {
    says: 'a package of the server',
    name: 'x-y.ts',
    text: IMPORTING('node:fs'),
    rule: 'imports',
    free: [isBelow('server', 'e2e', 'bench', 'tools')],
  },
  {
    says: 'what checks a request',
    name: 'x-y.ts',
    text: "import { requests } from '#contract/site/contact-requests.ts'\nexport const x = requests",
    rule: 'imports',
    free: [isBelow('server', 'web/testing', 'e2e', 'bench', 'tools')],
  },
  ...[
    "import * as asked from '#contract/site/contact-requests.ts'\nexport const x = asked.requests",
    "export const x = () => import('#contract/site/contact-requests.ts')",
    "export { requests } from '#contract/site/contact-requests.ts'\nexport const x = 1",
  ].map((text) => ({
    says: `what checks a request, by ${text.slice(0, 12)}`,
    name: 'x-y.ts',
    text,
    rule: 'imports',
    free: [isBelow('server', 'web/testing', 'e2e', 'bench', 'tools')],
  })),
  {
    says: 'a kind of question',
    name: 'x-y.ts',
    text: "export const a = ({ kind }) => kind === 'scale'",
    rule: 'kinds',
    free: [
      isBelow('domain/questions', 'domain/formats', 'domain/patterns', 'web/questions', 'web/site', 'web/testing'),
      isBelow('server/database/migrations', 'server/testing', 'e2e', 'bench', 'tools'),
    ],
  },
  {
    says: 'a path to a kind of question',
    name: 'x-y.ts',
    text: (folder) => {
      const path = roomOf(`${folder}/x`) === 'domain' ? posix.relative(folder, 'domain') : '#domain'
      return `import { scale } from '${path}/questions/scale.ts'\nexport const x = scale`
    },
    rule: 'kinds',
    free: [
      isBelow('domain/questions', 'domain/formats', 'domain/patterns', 'web/questions', 'web/site', 'web/testing'),
      isBelow('server/database/migrations', 'server/testing', 'e2e', 'bench', 'tools'),
    ],
  },
  { says: 'a barrel', name: 'x-y.ts', text: "export * from './z.ts'", rule: 'shape' },
  {
    says: 'two use cases',
    name: 'save-answers.ts',
    text: 'export const a = () => 1\nexport const b = () => 1',
    rule: 'shape',
    free: [not(isNoun('server')), isBelow('server/http', 'server/database', 'server/testing')],
  },
  {
    says: 'React in plain logic',
    name: 'clock.ts',
    text: "import { useState } from 'react'\nexport const a = useState",
    rule: 'shape',
    free: [
      not(isNoun('web')),
      isBelow('web/app', 'web/apps', 'web/calls', 'web/content', 'web/i18n', 'web/testing', 'web/ui'),
    ],
  },
  { says: 'a long file', name: 'x-y.ts', text: LONG, rule: 'size' },
  { says: 'many parameters', name: 'x-y.ts', text: FOUR_PARAMETERS, rule: 'size' },
  {
    says: 'which database it is',
    name: 'x-y.ts',
    text: "export const a = (d) => d === 'postgres'",
    rule: 'dialect',
    free: [not(isBelow('server')), isBelow('server/testing')],
  },
  {
    says: 'a clock in the domain',
    name: 'x-y.ts',
    text: 'export const a = () => Date.now()',
    rule: 'pure',
    free: [not(isBelow('domain'))],
  },
  { says: 'a length of time', name: 'x-y.ts', text: 'export const a = 60 * 1000', rule: 'time' },
  {
    says: 'a wait for no event',
    name: 'x-y.ts',
    text: 'page.waitForTimeout(5)',
    rule: 'waiting',
    free: [not(isBelow('e2e'))],
  },
  {
    says: 'a picture beside behaviour',
    name: 'x-y.ts',
    text: 'page.screenshot()',
    rule: 'pictures',
    free: [not(isBelow('e2e')), isBelow('e2e/screens')],
  },
  { says: 'a test that nothing runs', name: 'x-y.test.old.ts', text: '', rule: 'never-run' },
]

it.each(planted)('$says is told in every folder where it may not be', ({ name, text, rule, free = [] }) => {
  const wanted = folders.filter((folder) => !free.some((isFree) => isFree(folder)))
  const { complaints } = checkHouse(
    folders.map((folder) => sourceFile(`${folder}/${name}`, typeof text === 'string' ? text : text(folder))),
  )
  const heard = new Set(
    complaints.filter((one) => one.rule === rule).map(({ path }) => path.slice(0, -name.length - 1)),
  )
  expect(wanted.length).toBeGreaterThan(0)
  expect(folders.filter((folder) => heard.has(folder))).toEqual(wanted)
})

it('two folders that import each other are told wherever they are', () => {
  const house = folders.filter((folder) => ['domain', 'contract', 'server', 'web'].includes(roomOf(folder)))
  const tested = house.filter((folder) => folder.includes('/') && !/\/testing(\/|$)/.test(folder))
  for (const folder of tested) {
    const up = '../'.repeat(folder.split('/').length - 1)
    const pair = [
      sourceFile(`${folder}/a-b.ts`, `import '${up}zz/c-d.ts'`),
      sourceFile(`${folder}/e-f.ts`, ''),
      sourceFile(`${roomOf(folder)}/zz/c-d.ts`, `import '../${folder.slice(roomOf(folder).length + 1)}/e-f.ts'`),
    ]
    const told = checkHouse(pair).complaints.filter(({ rule }) => rule === 'two-way')
    expect(told.map(({ path }) => path)).toEqual([folder])
  }
})

it('two files that need each other are told in every folder of the house', () => {
  const house = folders.filter((folder) => ['domain', 'contract', 'server', 'web'].includes(roomOf(folder)))
  for (const folder of house) {
    const pair = [
      sourceFile(`${folder}/a-b.ts`, "import './c-d.ts'"),
      sourceFile(`${folder}/c-d.ts`, "import './a-b.ts'"),
    ]
    expect(checkHouse(pair).complaints.map(({ rule }) => rule)).toContain('circles')
  }
})
