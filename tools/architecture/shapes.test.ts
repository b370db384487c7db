import { expect, it } from 'vitest'
import { checkShapes } from './shapes.ts'
import { sourceFile } from './source-file.ts'

const messagesFor = (path: string, text: string) => checkShapes(sourceFile(path, text)).map(({ message }) => message)

it.each([
  { path: 'domain/everything.ts', text: "export * from './quiz.ts'", says: 'only hands on' },
  { path: 'contract/all.ts', text: "import { a } from './a.ts'\nexport { a }", says: 'only hands on' },
  {
    path: 'server/runs/attempts/save-answers.ts',
    text: 'export const saveAnswers = () => 1\nexport function dropAnswers() {}',
    says: 'this file has saveAnswers, dropAnswers',
  },
  { path: 'web/runs/device/clock.ts', text: "import { useState } from 'react'", says: 'call a hook use-<what>.ts' },
])('$path is refused when it says $text', ({ path, text, says }) => {
  expect(messagesFor(path, text)).toEqual([expect.stringContaining(says)])
})

it.each([
  { path: 'e2e/fixtures.ts', text: "export const test = 1\nexport { expect } from '@playwright/test'" },
  {
    path: 'server/runs/attempts/save-answers.ts',
    text: 'type Refusal = string\nexport type { Refusal }\nexport const limit = 3\nexport const saveAnswers = () => count()\nconst count = () => 1',
  },
  { path: 'server/runs/attempts/store.ts', text: 'export const one = () => 1\nexport const two = () => 2' },
  { path: 'web/submissions/use-clock.ts', text: "import { useState } from 'react'" },
  { path: 'web/runs/device/progress.ts', text: 'export const percent = () => 1' },
])('$path may hold $text', ({ path, text }) => {
  expect(messagesFor(path, text)).toEqual([])
})
