import { describe, expect, it } from 'vitest'
import { isMisfit } from '../questionnaires/items/question.ts'
import { question } from '../questionnaires/items/question-schema.ts'
import { questionId } from '../questions/question-id.ts'
import { DAY, GRACE, SECOND } from '../time/time-limit.ts'
import { type AnswerSheet, answerSheet, untouched } from './answer.ts'
import { isPlausible, outcomeOf, receptionOf } from './attempt.ts'

const endsAt = 100 * DAY
const running = { endsAt, endedAt: null, endedBy: null }
const byServer = { endsAt, endedAt: endsAt + GRACE + 16 * SECOND, endedBy: 'server' as const }
const byStudent = { endsAt, endedAt: endsAt - DAY / 2, endedBy: 'student' as const }

describe('answers that arrive', () => {
  it.each([
    { when: 'while it runs', course: running, at: endsAt - 1, what: 'open' },
    { when: 'at the last moment of the grace period', course: running, at: endsAt + GRACE, what: 'open' },
    { when: 'a moment later', course: running, at: endsAt + GRACE + 1, what: 'time_over' },
    {
      when: 'in time, at an attempt that the server has closed',
      course: byServer,
      at: endsAt + GRACE,
      what: 'belated',
    },
    {
      when: 'late, at an attempt that the server has closed',
      course: byServer,
      at: endsAt + GRACE + 1,
      what: 'time_over',
    },
    { when: 'after their student submitted', course: byStudent, at: endsAt - 1, what: 'already_submitted' },
    { when: 'after that and after the end', course: byStudent, at: endsAt + DAY, what: 'already_submitted' },
    { when: 'more than a day after the end', course: byStudent, at: endsAt + DAY + 1, what: 'gone' },
    { when: 'more than a day after the end', course: running, at: endsAt + DAY + 1, what: 'gone' },
  ])('$when are $what', ({ course, at, what }) => expect(receptionOf(course, at)).toBe(what))
})

const sheet = (given: Record<string, [number | null, number]>): AnswerSheet =>
  answerSheet.parse(
    Object.fromEntries(
      Object.entries(given).map(([id, [option, seq]]) => [
        id,
        {
          ...untouched,
          answer: option,
          answerBy: seq === 0 ? null : { turn: 0, seq, device: 'phone-01' },
        },
      ]),
    ),
  )

it.each([
  { outcome: 'counted', result: { q1: [1, 3], q2: [0, 4] }, call: { q1: [1, 3], q2: [0, 4] } },
  { outcome: 'counted', result: { q1: [2, 9] }, call: { q1: [1, 3] } },
  { outcome: 'counted', result: { q1: [1, 1] }, call: { q1: [1, 3] } },
  { outcome: 'counted', result: {}, call: {} },
  { outcome: 'counted', result: { q1: [1, 3] }, call: { q1: [1, 3], q2: [null, 0] } },
  { outcome: 'partly', result: { q1: [1, 3], q2: [0, 4] }, call: { q1: [1, 3], q2: [1, 5] } },
  { outcome: 'partly', result: { q1: [1, 3] }, call: { q1: [1, 3], q2: [1, 5] } },
  { outcome: 'late', result: { q1: [1, 3] }, call: { q1: [0, 5] } },
  { outcome: 'late', result: {}, call: { q1: [0, 5], q2: [1, 6] } },
] as const)('with $result in the result, $call is $outcome', ({ outcome, result, call }) =>
  expect(
    outcomeOf(
      sheet(result as unknown as Parameters<typeof sheet>[0]),
      sheet(call as unknown as Parameters<typeof sheet>[0]),
    ),
  ).toBe(outcome),
)

it('a count that nobody can have reached is not plausible', () => {
  expect(isPlausible(100_005, 5)).toBe(true)
  expect(isPlausible(100_006, 5)).toBe(false)
})

it('answers to unknown questions and options beyond the last are misfits, blanks are not', () => {
  const paper = [
    question.parse({
      kind: 'single_choice',
      id: 'q1',
      prompt: 'p',
      asked: { options: ['a', 'b'] },
      key: { correct: 0 },
    }),
  ]
  const judge = (id: string, option: number | null) => isMisfit(paper, questionId.parse(id), option)
  expect([judge('q1', 1), judge('q1', null), judge('q1', 2), judge('q2', 0), judge('q2', null)]).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})
