import { expect, it } from 'vitest'
import { checkImports } from './imports.ts'
import { sourceFile } from './source-file.ts'

const messagesFor = (path: string, text: string) => checkImports(sourceFile(path, text)).map(({ message }) => message)

it.each([
  {
    path: 'domain/answers/scoring.ts',
    text: "import { call } from '#contract/call.ts'",
    says: 'domain may import nothing of ours',
  },
  { path: 'domain/answers/scoring.ts', text: "import { readFile } from 'node:fs'", says: 'domain uses zod alone' },
  { path: 'contract/quizzes.ts', text: "import pg from 'pg'", says: 'contract uses zod alone' },
  {
    path: 'contract/quizzes.ts',
    text: "import type { Row } from '../server/rows.ts'",
    says: 'contract may import domain',
  },
  { path: 'server/app.ts', text: "export { App } from '../web/app.tsx'", says: 'server may import domain, contract' },
  { path: 'web/app.tsx', text: "export * from '../server/app.ts'", says: 'web may import domain, contract' },
  { path: 'web/app.tsx', text: "const later = () => import('../server/app.ts')", says: 'web may import domain' },
  { path: 'web/app.tsx', text: "type App = import('../server/app.ts').App", says: 'web may import domain' },
  {
    path: 'web/runs/attempt/take.tsx',
    text: "import { readQuizText } from '#domain/formats/quiz-text/read-quiz-text.ts'",
    says: 'what teachers paste',
  },
  {
    path: 'domain/questions/rules.ts',
    text: "import { fieldIn } from '../formats/lines/fields.ts'",
    says: 'what teachers paste',
  },
  { path: 'web/app.tsx', text: "import { join } from 'node:path'", says: 'no Node in a browser' },
  { path: 'server/app.ts', text: "import { world } from '../e2e/world.ts'", says: 'must not import' },
  {
    path: 'web/take/take.tsx',
    text: "import { score } from '../../domain/answers/scoring.ts'",
    says: 'import #domain/answers/scoring.ts',
  },
  {
    path: 'domain/statistics/report.ts',
    text: "import { score } from '#domain/answers/scoring.ts'",
    says: 'by a relative path',
  },
])('$path may not say $text', ({ path, text, says }) => {
  expect(messagesFor(path, text)).toEqual([expect.stringContaining(says)])
})

it.each([
  { path: 'domain/answers/scoring.ts', text: "import { z } from 'zod/mini'; import { never } from './never.ts'" },
  { path: 'domain/answers/scoring.test.ts', text: "import { it } from 'vitest'" },
  { path: 'contract/quizzes.ts', text: "import { quiz } from '#domain/quiz.ts'" },
  { path: 'server/http/health.ts', text: "import settings from '../../package.json' with { type: 'json' }" },
  { path: 'server/app.ts', text: "import fastify from 'fastify'; import { quizzes } from '#contract/quizzes.ts'" },
  {
    path: 'web/questionnaires/text-view/found.tsx',
    text: "import { readQuizText } from '#domain/formats/quiz-text/read-quiz-text.ts'",
  },
  { path: 'e2e/walk.spec.ts', text: "import { startPostgres } from '../server/testing/postgres-server.ts'" },
  { path: 'playwright.config.ts', text: "import { findBrowser } from './tools/browser/find-browser.ts'" },
])('$path may say $text', ({ path, text }) => {
  expect(messagesFor(path, text)).toEqual([])
})

it('names the line, also below text in other scripts', () => {
  const text = "const greeting = 'নমস্কার'\n// नमस्ते\nimport pg from 'pg'"
  expect(checkImports(sourceFile('domain/greeting.ts', text))).toMatchObject([{ path: 'domain/greeting.ts', line: 3 }])
})
