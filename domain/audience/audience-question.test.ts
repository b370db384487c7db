import { describe, expect, it } from 'vitest'
import { audienceQuestionText, byRank, firstState, type HallState, isVotedOn, mayAsk } from './audience-question.ts'

describe('what somebody in the hall asks', () => {
  it.each([
    ['is trimmed, on one line', '  Why\n\n is\tthe sky blue? ', 'Why is the sky blue?'],
    ['keeps its own direction', 'لماذا؟', 'لماذا؟'],
    ['turns nothing around', '\u202eWhy?\u2066 \u202c', 'Why?'],
    ['may be one long word', 'x'.repeat(280), 'x'.repeat(280)],
  ])('%s', (_, typed, kept) => {
    expect(audienceQuestionText.parse(typed)).toBe(kept)
  })

  it.each([
    ['nothing', ''],
    ['what nobody can see', '\u200b \u202e'],
    ['too much', 'x'.repeat(281)],
    ['half a sign', '\ud83d'],
    ['no text', 7],
  ])('is not %s', (_, typed) => {
    expect(audienceQuestionText.safeParse(typed).success).toBe(false)
  })

  it.each([
    [{ waiting: 0, soon: 0, open: 0 }, true],
    [{ waiting: 2, soon: 4, open: 499 }, true],
    [{ waiting: 3, soon: 3, open: 3 }, false],
    [{ waiting: 0, soon: 5, open: 5 }, false],
    [{ waiting: 0, soon: 0, open: 1000 }, false],
  ])('with %o before it is taken: %s', (asked, isTaken) => {
    expect(mayAsk(asked)).toBe(isTaken)
  })

  it('waits where its presenter looks first', () => {
    expect([firstState('open'), firstState('checked')]).toEqual(['shown', 'waiting'])
  })

  it.each<[HallState, boolean]>([
    ['waiting', false],
    ['shown', true],
    ['now', true],
    ['answered', false],
    ['hidden', false],
  ])('is voted on while it is %s: %s', (state, is) => {
    expect(isVotedOn(state)).toBe(is)
  })

  it('stands by votes, then by time, the one of now above all and what is answered below', () => {
    const asked = (id: string, [votes, askedAt]: [number, number], state: HallState = 'shown') => ({
      ...{ id, state, votes, askedAt },
    })
    const questions = [
      asked('answered', [99, 1], 'answered'),
      asked('late', [3, 9]),
      asked('early', [3, 1]),
      asked('b', [0, 5]),
      asked('a', [0, 5]),
      asked('now', [0, 7], 'now'),
    ]
    expect(questions.toSorted(byRank).map(({ id }) => id)).toEqual(['now', 'early', 'late', 'a', 'b', 'answered'])
  })
})
