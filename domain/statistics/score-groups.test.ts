import { describe, expect, it } from 'vitest'
import { wholeMarks } from '../marking/marks.ts'
import type { QuestionOf } from '../questionnaires/items/question.ts'
import { questionId } from '../questions/question-id.ts'
import { commonMistake, difficultyOf, findingsOn, roughShare, separationOf } from './item-findings.ts'
import { countResult, emptySums } from './quiz-sums.ts'
import { groupsOf, thirdsOf } from './score-groups.ts'
import { scoreHistogram } from './score-histogram.ts'

const question: QuestionOf<'single_choice'> = {
  id: questionId.parse('q'),
  kind: 'single_choice',
  prompt: 'Which?',
  asked: { options: ['a', 'b', 'c'] },
  key: { correct: 0 },
}

/** Results of two questions; of the first it is known which option was chosen. */
const sumsOf = (results: readonly { chosen: number; rest: number }[]) => {
  const sums = emptySums(2)
  for (const { chosen, rest } of results) {
    const first = { marks: wholeMarks(chosen === 0 ? 1 : 0), options: [chosen] }
    const answers = [first, { marks: wholeMarks(rest), options: [] }]
    countResult(sums, { answers, outOf: wholeMarks(11), timeShare: 1 }, 1)
  }
  return sums
}
const groupsIn = (results: readonly { chosen: number; rest: number }[]) => {
  const sums = sumsOf(results)
  const thirds = thirdsOf(sums)
  const [item] = sums.items
  return thirds && item ? groupsOf(item, thirds, { full: wholeMarks(1), options: 3 }) : null
}

/** Fifteen results: the first five, who know the rest best, choose one option, the others another. */
const fifteen = (best: number, others: number) =>
  Array.from({ length: 15 }, (_, at) => ({ chosen: at < 5 ? best : others, rest: (at < 5 ? 10 : 8) - at * 0.5 }))

describe('the better and the weaker third', () => {
  it('are told with what they chose', () => {
    expect(groupsIn(fifteen(1, 0))).toEqual({
      strong: { of: 5, earned: 0, options: [0, 5, 0] },
      weak: { of: 5, earned: 1, options: [5, 0, 0] },
    })
  })

  it.each([
    ['fewer than five results', fifteen(0, 1).slice(0, 4)],
    ['the same score for all', Array.from({ length: 9 }, () => ({ chosen: 0, rest: 4 }))],
  ])('are not told apart: %s', (_, results) => expect(groupsIn(results)).toBeNull())
})

const verdicts = (correct: number, wrong: number, blank = 0) => ({
  correct,
  wrong,
  blank,
  partly: 0,
  waiting: 0,
  given: 0,
  not_counted: 0,
})
const findings = (chosen: number[], more: Partial<Parameters<typeof findingsOn>[0]> = {}) => {
  const [right = 0, ...wrong] = chosen
  const counts = verdicts(
    right,
    wrong.reduce((sum, count) => sum + count, 0),
  )
  const found = findingsOn({
    question,
    tally: { chosen },
    verdicts: counts,
    groups: null,
    discrimination: null,
    ...more,
  })
  return found.map(({ kind }) => kind)
}

describe('what a question gives to think about', () => {
  it.each([
    ['nothing', [6, 3, 3], {}, []],
    ['the stronger agree on a wrong option', [10, 5, 1], { groups: groupsIn(fifteen(1, 0)) }, ['key_in_doubt']],
    ['the stronger are right', [5, 10, 1], { groups: groupsIn(fifteen(0, 1)) }, []],
    ['an option that nobody chose', [6, 6, 0], {}, ['never_chosen']],
    ['too few to say so', [2, 3, 0], {}, []],
    ['all right', [12, 0, 0], {}, ['all_right']],
    ['nobody right', [0, 6, 6], {}, ['never_chosen', 'none_right']],
    ['weaker ones do better', [20, 10, 10], { discrimination: -10 }, ['reversed']],
    ['weaker ones do hardly better', [20, 10, 10], { discrimination: -9 }, []],
    ['too few for that', [10, 5, 5], { discrimination: -50 }, []],
  ])('%s', (_, chosen, more, expected) => expect(findings(chosen, more)).toEqual(expected))

  it.each([
    [{ chosen: [5, 2, 4] }, { option: 2, count: 4 }],
    [{ chosen: [5, 0, 0] }, null],
    [{ chosen: [5, 2, 2] }, null],
  ])('the most frequent mistake in %j is %j', (tally, mistake) =>
    expect(commonMistake(question, tally)).toEqual(mistake),
  )
})

describe('figures in words', () => {
  it.each([
    [-5, 'very_hard'],
    [34.9, 'hard'],
    [50, 'middling'],
    [65, 'fairly_easy'],
    [82, 'easy'],
    [95, 'very_easy'],
  ])('a facility of %d is %s', (facility, word) => expect(difficultyOf(facility)).toBe(word))

  it.each([
    [-0.1, 'reversed'],
    [0, 'hardly'],
    [20, 'weakly'],
    [49.9, 'enough'],
    [50, 'well'],
  ])('a discrimination of %d separates %s', (index, word) => expect(separationOf(index)).toBe(word))

  it.each([
    [0, 9, 'nobody'],
    [1, 9, 'few'],
    [9, 40, 'quarter'],
    [13, 40, 'third'],
    [20, 40, 'half'],
    [26, 40, 'two_thirds'],
    [30, 40, 'three_quarters'],
    [39, 40, 'most'],
    [40, 40, 'everybody'],
  ])('%d of %d are %s', (count, of, word) => expect(roughShare(count, of)).toBe(word))
})

describe('the histogram of scores', () => {
  const spreadOf = (scores: number[]) => ({ width: 1, counts: new Map(scores.map((score) => [wholeMarks(score), 1])) })
  it.each([
    { of: 'whole marks', scores: [0, 3, 10], outOf: 10, bars: 10, first: 0, width: 1, filled: [0, 3, 9] },
    { of: 'negative ones', scores: [-1.25, 4], outOf: 4, bars: 11, first: -1.5, width: 0.5, filled: [0, 10] },
    { of: 'many marks', scores: [-7, 0, 120], outOf: 120, bars: 7, first: -20, width: 20, filled: [0, 1, 6] },
    { of: 'nobody', scores: [], outOf: 5, bars: 10, first: 0, width: 0.5, filled: [] },
  ])('has bars that people count in: $of', ({ scores, outOf, bars, first, width, filled }) => {
    const found = scoreHistogram(spreadOf(scores), wholeMarks(outOf))
    expect(found).toHaveLength(bars)
    expect([found[0]?.from, (found[0]?.to ?? 0) - (found[0]?.from ?? 0)]).toEqual([
      wholeMarks(first),
      wholeMarks(width),
    ])
    expect(found.flatMap(({ count }, at) => (count > 0 ? at : []))).toEqual(filled)
  })
})
