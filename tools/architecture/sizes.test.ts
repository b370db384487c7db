import { describe, expect, it } from 'vitest'
import { checkShares, checkSizes, exceptionOf } from './sizes.ts'
import { sourceFile } from './source-file.ts'

const lines = (count: number, line = 'work()') => Array(count).fill(line).join('\n')
const aFunction = (count: number) => `const long = () => {\n${lines(count - 2)}\n}`
const messagesFor = (path: string, text: string) => checkSizes(sourceFile(path, text)).map(({ message }) => message)

it.each([
  { what: 'a file of 301 lines', path: 'domain/a.ts', text: lines(301), says: 'has 301 lines, the limit is 300' },
  { what: 'a test of 401 lines', path: 'domain/a.test.ts', text: lines(401), says: 'the limit is 400' },
  {
    what: 'a function of 61 lines',
    path: 'domain/a.ts',
    text: aFunction(61),
    says: 'long has 61 lines, the limit is 60',
  },
  {
    what: 'a component of 101 lines',
    path: 'web/a.tsx',
    text: `const Page = () => {\n${lines(98)}\nreturn <p>\n</p>}`,
    says: 'Page has 101 lines, the limit is 100',
  },
  { what: 'four parameters', path: 'domain/a.ts', text: 'function f(a, b, c, d) {}', says: 'f takes 4 parameters' },
  {
    what: 'a loop in an if in a loop in an if',
    path: 'domain/a.ts',
    text: 'const deep = () => { if (a) for (;;) { if (b) { while (c) {} } } }',
    says: 'deep nests 4 deep',
  },
])('$what is too much', ({ path, text, says }) => {
  expect(messagesFor(path, text)).toEqual([expect.stringContaining(says)])
})

it.each([
  { what: 'a function of 60 lines', path: 'domain/a.ts', text: aFunction(60) },
  {
    what: 'a test whose cases fill 200 lines',
    path: 'domain/a.test.ts',
    text: `describe('x', () => {\n${lines(200)}\n})`,
  },
  { what: 'an else-if ladder', path: 'domain/a.ts', text: `const f = () => { ${'if (a) {} else '.repeat(5)} {} }` },
  {
    what: 'nesting that a function of its own takes up',
    path: 'domain/a.ts',
    text: 'const f = () => { if (a) { for (;;) { if (b) { list.map(() => { if (c) {} }) } } } }',
  },
])('$what is fine', ({ path, text }) => {
  expect(messagesFor(path, text)).toEqual([])
})

describe('an exception', () => {
  it('counts when it gives its reason', () => {
    const file = sourceFile('domain/a.ts', `// size-exception: one table, read from top to bottom\n${lines(301)}`)
    expect(checkSizes(file)).toEqual([])
    expect(exceptionOf(file)).toEqual({ path: 'domain/a.ts', line: 1, reason: 'one table, read from top to bottom' })
  })

  it('is refused without one', () => {
    expect(messagesFor('domain/a.ts', `// size-exception:\n${lines(301)}`)).toEqual([
      expect.stringContaining('gives no reason'),
      expect.stringContaining('has 302 lines'),
    ])
  })

  it('is not one inside a text', () => {
    expect(exceptionOf(sourceFile('domain/a.ts', "const text = '// size-exception: no, not really'"))).toBeUndefined()
  })
})

it('asks for nine small files in ten', () => {
  const files = [lines(10), lines(10), lines(200)].map((text, at) => sourceFile(`domain/f${at}.ts`, text))
  expect(checkShares(files).complaints).toMatchObject([{ message: expect.stringContaining('only 67 % of files') }])
  expect(checkShares(files.slice(0, 2)).complaints).toMatchObject([])
})
