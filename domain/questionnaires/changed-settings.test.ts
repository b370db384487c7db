import { expect, it } from 'vitest'
import { withSettings } from './changed-settings.ts'
import type { Release } from './release.ts'
import { usualValues } from './setting-values.ts'

const LATER = { when: 'after_close' } as const
const release: Release = { score: LATER, answers: LATER, explanations: LATER }

it.each(['quiz', 'exam'] as const)('a %s shows results as it did before it was a practice paper', (kind) => {
  const before = { ...usualValues(), release }
  const practice = withSettings(kind, before, { practice: true })
  expect(withSettings(kind, practice, { practice: false })).toEqual(before)
})

it('what has no effect beside another setting is as usual', () => {
  const timed = { ...usualValues(), movement: 'by_question' as const, question_seconds: 40 }
  expect(withSettings('quiz', timed, { movement: 'free' }).question_seconds).toBe(usualValues().question_seconds)
})
