import { expect, it } from 'vitest'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { countsOf } from './count-question.ts'

const TEXT = { expects: 'text', least: null, most: null, only: null, from: null, to: null, decimals: null } as const
const comment = (id: string): Question => ({
  id: questionId.parse(id),
  kind: 'comment',
  prompt: 'Why?',
  asked: TEXT,
  key: {},
})

it('Counts of a questionnaire are bounded together, and each answer is still counted', () => {
  const [one, other] = [comment('one'), comment('other')]
  const counts = countsOf([one, other], 100_000)
  for (let at = 0; at < 2_000; at += 1) counts.add({ [one.id]: `unlike${at} often`, [other.id]: 'the same' })
  // What twenty more responses bring until it is looked at again.
  expect(counts.bytes()).toBeLessThan(120_000)
  const [told, untouched] = counts.told()
  expect([told?.of, untouched?.of]).toEqual([2_000, 2_000])
  expect(told?.tally).toMatchObject({
    words: { named: expect.arrayContaining([expect.objectContaining({ text: 'often', count: 2_000 })]) },
  })
  expect(untouched?.tally).toMatchObject({ typed: { named: [{ text: 'the same', count: 2_000 }] } })
})
