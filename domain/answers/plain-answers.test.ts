import { describe, expect, it } from 'vitest'
import { questionId } from '../questions/question-id.ts'
import { type AnswerSheet, answerSheet, mergedSheet, untouched } from './answer.ts'
import { type PlainAnswer, plainChanges } from './plain-answers.ts'

const q1 = questionId.parse('q1')
const option = (at: number | null): PlainAnswer['answer'] => at
const says = (at: number | null, more: Partial<PlainAnswer> = {}): PlainAnswer[] => [
  { questionId: q1, answer: option(at), ...more },
]
const stored = (at: number | null, device: string, seq = 5): AnswerSheet =>
  answerSheet.parse({ q1: { ...untouched, answer: option(at), answerBy: { turn: 0, seq, device } } })
type Count = number | { turn: number; seq: number }
const afterwards = (sheet: AnswerSheet, given: PlainAnswer[], count: Count) => {
  const by = typeof count === 'number' ? { turn: 0, seq: count } : count
  return mergedSheet(sheet, plainChanges(sheet, given, by))[q1]
}

describe('a call that keeps no count', () => {
  it.each([
    { what: 'gives a first answer', sheet: {}, given: says(2), seq: 1, holds: 2 },
    { what: 'leaves a blank that nobody filled untouched', sheet: {}, given: says(null), seq: 1, holds: undefined },
    { what: 'replaces an earlier answer', sheet: stored(0, ''), given: says(1), seq: 6, holds: 1 },
    { what: 'that is older changes nothing', sheet: stored(0, ''), given: says(1), seq: 4, holds: 0 },
    { what: 'takes back what such a call gave', sheet: stored(0, ''), given: says(null), seq: 6, holds: null },
    { what: 'takes back nothing that a page gave', sheet: stored(0, 'phone-01'), given: says(null), seq: 9, holds: 0 },
    { what: 'that is newer replaces what a page gave', sheet: stored(0, 'phone-01'), given: says(1), seq: 9, holds: 1 },
    {
      what: 'of a later device beats every count',
      sheet: stored(0, 'phone-01', 900),
      given: says(1),
      seq: 1,
      turn: 1,
      holds: 1,
    },
  ])('$what', ({ sheet, given, seq, holds, turn = 0 }) =>
    expect(afterwards(sheet, given, { turn, seq })?.answer).toEqual(holds === undefined ? undefined : option(holds)),
  )

  it('that says what a page has said leaves it the page’s', () =>
    expect(afterwards(stored(2, 'phone-01'), says(2), 9)?.answerBy?.device).toBe('phone-01'))

  it('that says the same again counts it anew, so that a late one in between changes nothing', () => {
    const sheet = stored(2, '', 1)
    const third = mergedSheet(sheet, plainChanges(sheet, says(2), { turn: 0, seq: 3 }))
    expect(afterwards(third, says(0), 2)?.answer).toEqual(option(2))
  })

  it('that says nothing of a mark leaves it', () => {
    const marked = answerSheet.parse({ q1: { ...untouched, isMarked: true, markBy: { turn: 0, seq: 1, device: '' } } })
    expect(afterwards(marked, says(1), 2)).toMatchObject({ isMarked: true, answer: option(1) })
    expect(afterwards(marked, says(1, { isMarked: false }), 2)).toMatchObject({ isMarked: false })
  })

  it('that names a question twice means the last', () =>
    expect(afterwards({}, [...says(0), ...says(2)], 1)?.answer).toEqual(option(2)))
})
