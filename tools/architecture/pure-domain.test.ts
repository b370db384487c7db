import { expect, it } from 'vitest'
import { checkPureDomain } from './pure-domain.ts'
import { sourceFile } from './source-file.ts'

it.each([
  'const now = Date.now()',
  'const now = new Date()',
  'const now = Date()',
  'const draw = Math.random()',
  'const id = crypto.randomUUID()',
  'const at = performance.now()',
  'const port = process.env.PORT',
  'setTimeout(() => {}, 1)',
])('the core never says %s', (text) => {
  expect(checkPureDomain(sourceFile('domain/quiz.ts', text))).toMatchObject([{ rule: 'pure', line: 1 }])
})

it.each([
  { path: 'domain/quiz.ts', text: 'const day = new Date(at).getUTCDay(); Math.max(1, 2)' },
  { path: 'domain/quiz.test.ts', text: 'const now = Date.now()' },
  { path: 'server/chores.ts', text: 'const now = Date.now()' },
])('$path may say $text', ({ path, text }) => {
  expect(checkPureDomain(sourceFile(path, text))).toEqual([])
})
