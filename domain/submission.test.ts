import { expect, it } from 'vitest'
import type { AnswerSheet } from './answer.ts'
import { question } from './question.ts'
import { fail, ok } from './result.ts'
import { misfits, receivedSave } from './submission.ts'

const running = { endsAt: 100_000, endedAt: null, revision: 4 }

it.each([
  { why: 'is newer', save: 5, at: 50_000, outcome: ok('store') },
  { why: 'skips revisions that never arrived', save: 9, at: 50_000, outcome: ok('store') },
  { why: 'repeats the stored one', save: 4, at: 50_000, outcome: ok('keep') },
  { why: 'is older', save: 3, at: 50_000, outcome: ok('keep') },
  { why: 'arrives within the grace period', save: 5, at: 115_000, outcome: ok('store') },
  { why: 'arrives after the grace period', save: 5, at: 115_001, outcome: fail('time_over') },
])('a save that $why is answered with $outcome', ({ save, at, outcome }) =>
  expect(receivedSave(running, { revision: save }, at)).toEqual(outcome),
)

it('a save after the end changes nothing', () =>
  expect(receivedSave({ ...running, endedAt: 60_000 }, { revision: 5 }, 61_000)).toEqual(fail('already_submitted')))

it('answers to unknown questions and options beyond the last are misfits, blanks are not', () => {
  const paper = [
    question.parse({ kind: 'single_choice', id: 'q1', problem: 'p', options: ['a', 'b'], correctOption: 0 }),
  ]
  const sheet = (id: string, option: number | null): AnswerSheet =>
    Object.fromEntries([
      [id, { answer: option === null ? null : { kind: 'choice', option }, isMarked: false, timeMs: 0 }],
    ])
  expect(misfits(paper, sheet('q1', 1))).toEqual([])
  expect(misfits(paper, sheet('q1', null))).toEqual([])
  expect(misfits(paper, sheet('q1', 2))).toEqual(['q1'])
  expect(misfits(paper, sheet('q2', 0))).toEqual(['q2'])
})
