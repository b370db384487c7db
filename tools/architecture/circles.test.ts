import { expect, it } from 'vitest'
import { checkCircles } from './circles.ts'
import { sourceFile } from './source-file.ts'

const complaintsOn = (texts: Record<string, string>) =>
  checkCircles(Object.entries(texts).map(([path, text]) => sourceFile(path, text)))

it.each([
  {
    what: 'two files that import each other',
    texts: { 'domain/a.ts': "import { b } from './b.ts'", 'domain/b.ts': "import { a } from './a.ts'" },
    says: 'domain/a.ts → domain/b.ts → domain/a.ts',
  },
  {
    what: 'a circle of types alone',
    texts: {
      'server/context.ts': "import type { Shelf } from './quizzes/shelf.ts'",
      'server/quizzes/shelf.ts': "import type { Context } from '../context.ts'",
    },
    says: 'server/context.ts → server/quizzes/shelf.ts → server/context.ts',
  },
  {
    what: 'a circle that closes late',
    texts: {
      'web/a.tsx': "const b = () => import('./b.tsx')",
      'web/b.tsx': "export { c } from './c.ts'",
      'web/c.ts': "type A = import('./a.tsx').A",
    },
    says: 'web/a.tsx → web/b.tsx → web/c.ts → web/a.tsx',
  },
  {
    what: 'a file that imports itself',
    texts: { 'contract/a.ts': "import { a } from './a.ts'" },
    says: 'contract/a.ts → contract/a.ts',
  },
])('$what is a circle', ({ texts, says }) => {
  expect(complaintsOn(texts)).toMatchObject([{ rule: 'circles', message: expect.stringContaining(says) }])
})

it('tells the shortest way round, at the line that begins it', () => {
  const [first] = complaintsOn({
    'domain/a.ts': "// first\nimport './b.ts'\nimport './c.ts'",
    'domain/b.ts': "import './c.ts'",
    'domain/c.ts': "import './a.ts'",
  })
  const message = expect.stringContaining('domain/a.ts → domain/c.ts → domain/a.ts')
  expect(first).toMatchObject({ path: 'domain/a.ts', line: 3, message })
})

it('tells each of two circles', () => {
  expect(
    complaintsOn({
      'web/a.ts': "import './b.ts'\nimport './c.ts'",
      'web/b.ts': "import './a.ts'",
      'web/c.ts': "import './d.ts'",
      'web/d.ts': "import './c.ts'",
    }),
  ).toHaveLength(2)
})

it.each([
  {
    what: 'two ways to one file',
    texts: {
      'domain/a.ts': "import './b.ts'\nimport './c.ts'",
      'domain/b.ts': "import './c.ts'",
      'domain/c.ts': '',
    },
  },
  {
    what: 'a file that another room is named by',
    texts: { 'web/a.ts': "import { a } from '#domain/a.ts'", 'domain/a.ts': '' },
  },
  {
    what: 'a circle outside the house',
    texts: { 'tools/a.ts': "import './b.ts'", 'tools/b.ts': "import './a.ts'" },
  },
])('$what is none', ({ texts }) => {
  expect(complaintsOn(texts)).toEqual([])
})
