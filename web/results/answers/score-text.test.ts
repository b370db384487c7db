import { describe, expect, it } from 'vitest'
import type { Verdict } from '#domain/marking/marking.ts'
import { scoreText } from './score-text.ts'

const asRead = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

const answer = (verdict: Verdict, marks: number | null = 0) => ({ verdict, marks, most: 1 })
const byHand = (verdict: Verdict, marks: number) => ({
  ...answer(verdict, marks),
  mark: { marks, rubric: [], comment: '' },
})
const right = (count: number, marks = 1) => Array.from({ length: count }, () => answer('correct', marks))

describe('the words below a score', () => {
  it.each([
    [[...right(4), answer('wrong', -0.25)], 3.75, '4 right × 1 − 1 wrong × 1/4 = 3.75'],
    [[answer('wrong', -0.25)], -0.25, '0 right − 1 wrong × 1/4 = −0.25'],
    [[...right(4), answer('wrong')], 4, '4 right × 1 = 4'],
    [[...right(1200), answer('wrong', -0.25)], 1199.75, '1,200 right × 1 − 1 wrong × 1/4 = 1,199.75'],
    [
      [...right(6), answer('partly', 2 / 3), answer('partly', 2 / 3), answer('wrong', -0.25)],
      6 + 4 / 3 - 0.25,
      '6 right × 1 + 2 partly right (1.33) − 1 wrong × 1/4 = 7.08',
    ],
    [
      [...right(1), ...right(1, 2.5), answer('wrong', -0.25), answer('wrong', -1)],
      2.25,
      '2 right (3.5) − 2 wrong (1.25) = 2.25',
    ],
    [[...right(1), byHand('partly', 3.5), byHand('wrong', 0)], 4.5, '1 right × 1 + 2 marked by hand (3.5) = 4.5'],
    [
      [...right(2), answer('waiting')],
      2,
      '2 right × 1 = 2, and 1 answer waits to be marked by hand: it is not counted yet',
    ],
    [
      [answer('waiting'), answer('waiting')],
      0,
      '0 right = 0, and 2 answers wait to be marked by hand: they are not counted yet',
    ],
    [[...right(1), answer('blank', null)], 1, '1 right × 1 = 1'],
  ])('%j: %d', (questions, score, said) => expect(asRead(scoreText(questions, score))).toBe(said))

  it.each([
    [
      [...right(1, 4), answer('wrong', -1), answer('wrong', -1)],
      ...([4, 'section'] as const),
      '1 right × 4 − 2 wrong × 1 = 2, and as section totals do not go below 0, the score is 4',
    ],
    [
      [answer('wrong', -1), answer('wrong', -1)],
      ...([0, 'total'] as const),
      '0 right − 2 wrong × 1 = −2, and as the total does not go below 0, the score is 0',
    ],
    [right(4), ...([4, 'section'] as const), '4 right × 1 = 4'],
    [right(4), ...([3, 'section'] as const), null],
    [right(4), ...([5, undefined] as const), null],
  ])('%j: %d with a floor of %s', (questions, score, floor, said) =>
    expect(asRead(scoreText(questions, score, floor))).toBe(said),
  )

  it.each([
    ['they would not be true', right(4), 3.75],
    ['nothing can be right', [{ ...answer('given'), most: 0 }], 0],
  ])('are left out where %s', (_, questions, score) => expect(scoreText(questions, score)).toBe(null))

  it('break between the parts of the sum, and never in one', () => {
    const said = scoreText([...right(4), answer('partly', 0.5), answer('wrong', -0.25)], 4.25)
    expect(said?.split(' ').map(asRead)).toEqual(['4 right × 1', '+ 1 partly right (0.5)', '− 1 wrong × 1/4', '= 4.25'])
  })
})
