import { describe, expect, it } from 'vitest'
import { kindsByWord, textOfDetails, wordsSaid, writeWordsSaid } from './activity-search.ts'

describe('the words that sentences of a log have', () => {
  it('are told by their places, and understood', () => {
    const said = writeWordsSaid(
      new Map([
        ['quiz_closed', [0, 2]],
        ['signed_in', [2]],
        ['exported', []],
      ]),
    )
    expect(said).toBe('quiz_closed.0.2 signed_in.2')
    expect(wordsSaid.safeParse(said).success).toBe(true)
    expect(kindsByWord(said, 3)).toEqual([['quiz_closed'], [], ['quiz_closed', 'signed_in']])
  })

  it.each([
    ['a kind that there is not', 'quiz_eaten.0', [[], []]],
    ['a place that there is not', 'quiz_closed.7', [[], []]],
    ['a place that is told twice', 'quiz_closed.0.0', [['quiz_closed'], []]],
    ['nothing', '', [[], []]],
  ])('leave out %s', (_, said, kinds) => {
    expect(kindsByWord(said, 2)).toEqual(kinds)
  })

  it.each(['quiz_closed', 'quiz_closed.', '.0', 'quiz_closed.0,1', 'Quiz.0', 'quiz_closed.100', 'x'.repeat(8001)])(
    'are not written %j',
    (said) => {
      expect(wordsSaid.safeParse(said).success).toBe(false)
    },
  )
})

it('a search looks into what details say, and not into what they are called', () => {
  expect(textOfDetails({ name: 'Old Phone', minutes: 15 })).toBe('old phone 15')
})
