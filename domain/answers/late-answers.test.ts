import { describe, expect, it } from 'vitest'
import { questionId } from '../questions/question-id.ts'
import { type AnswerEntry, type AnswerSheet, timeOn, untouched } from './answer.ts'
import { withLate } from './late-answers.ts'

const ids = ['q1', 'q2', 'q3'].map((id) => questionId.parse(id))
const given = (answer: number | null, seq: number, ms = 0): AnswerEntry => ({
  ...untouched,
  answer,
  answerBy: { turn: 0, seq, device: 'phone-01' },
  times: ms === 0 ? {} : { 'phone-01': ms },
})
const sheet = (...entries: (AnswerEntry | null)[]): AnswerSheet =>
  Object.fromEntries(entries.flatMap((entry, at) => (entry ? [[ids[at], entry]] : [])))

describe('what counts with what came late', () => {
  const counted = sheet({ ...given(0, 3), times: { '': 5000 } }, given(1, 4), null)

  it.each([
    { about: 'a later answer counts', late: sheet(given(1, 5)), chosen: [1, 1, null] },
    { about: 'an earlier one does not', late: sheet(given(1, 2)), chosen: [0, 1, null] },
    { about: 'one to a blank question counts', late: sheet(null, null, given(1, 9)), chosen: [0, 1, 1] },
    { about: 'a later blank counts', late: sheet(given(null, 5)), chosen: [null, 1, null] },
    {
      about: 'of one change told twice the counted value stays',
      late: sheet(given(1, 3)),
      chosen: [0, 1, null],
    },
    { about: 'nothing late changes nothing', late: {}, chosen: [0, 1, null] },
  ])('$about', ({ late, chosen }) => {
    const all = withLate(counted, late)
    expect(ids.map((id) => all[id]?.answer ?? null)).toEqual(chosen)
  })

  it.each([
    { late: 8000, together: 8000 },
    { late: 2000, together: 5000 },
  ])('no time counts twice: 5 s counted and $late ms late are $together ms', ({ late, together }) => {
    const all = withLate(counted, sheet(given(1, 5, late)))
    expect(Object.values(all).map(timeOn)).toEqual([together, 0])
  })
})
