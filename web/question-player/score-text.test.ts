import { describe, expect, it } from 'vitest'
import { defaultMarking } from '#domain/marking.ts'
import { scoreText } from './score-text.ts'

const asRead = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

describe('the words below a score', () => {
  it.each([
    [{ correct: 4, wrong: 1 }, true, 3.75, '4 right × 1 − 1 wrong × 1/4 = 3.75'],
    [{ correct: 0, wrong: 1 }, true, -0.25, '0 right × 1 − 1 wrong × 1/4 = −0.25'],
    [{ correct: 5, wrong: 0 }, true, 5, '5 right × 1 = 5'],
    [{ correct: 4, wrong: 1 }, false, 4, '4 right × 1 = 4'],
    [{ correct: 1200, wrong: 3 }, true, 1199.25, '1,200 right × 1 − 3 wrong × 1/4 = 1,199.25'],
  ])('%j, negative marking %s: %d', (counts, isNegative, score, said) => {
    expect(asRead(scoreText(counts, { marking: defaultMarking(isNegative), score }))).toBe(said)
  })

  it('are left out where they would not be true', () => {
    expect(scoreText({ correct: 4, wrong: 1 }, { marking: defaultMarking(true), score: 4 })).toBe(null)
  })

  it('break between the parts of the sum, and never in one', () => {
    const said = scoreText({ correct: 4, wrong: 1 }, { marking: defaultMarking(true), score: 3.75 })
    expect(said?.split(' ').map(asRead)).toEqual(['4 right × 1', '− 1 wrong × 1/4', '= 3.75'])
  })
})
