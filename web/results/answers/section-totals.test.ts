import { describe, expect, it } from 'vitest'
import type { Verdict } from '#domain/marking/marking.ts'
import { sectionTotals } from './section-totals.ts'

const at = (first: number, last: number, choose?: number) => ({
  ...{ id: `s${first}`, title: `From ${first}`, instructions: '', first, last },
  ...(choose !== undefined && { choose }),
})
const answered = (verdict: Verdict, marks: number | null, most = 4) => ({ verdict, marks, most })

const NONE = { correct: 0, partly: 0, wrong: 0, blank: 0, waiting: 0, given: 0, not_counted: 0 }
const PAPER = [
  answered('correct', 4),
  answered('wrong', -1),
  answered('blank', null),
  answered('wrong', -1, 2),
  answered('not_counted', null, 3),
]

describe('the marks of sections', () => {
  it('are those of their questions', () => {
    expect(sectionTotals([at(0, 2), at(3, 4)], PAPER, null)).toEqual([
      { id: 's0', title: 'From 0', earned: 3, most: 12, verdicts: { ...NONE, correct: 1, wrong: 1, blank: 1 } },
      { id: 's3', title: 'From 3', earned: -1, most: 5, verdicts: { ...NONE, wrong: 1, not_counted: 1 } },
    ])
  })

  it.each([
    ['section', 0],
    ['total', -1],
  ] as const)('go below zero unless they have a floor: %s', (floor, earned) => {
    expect(sectionTotals([at(0, 2), at(3, 4)], PAPER, floor)[1]?.earned).toBe(earned)
  })

  it('are those of as many questions as count', () => {
    expect(sectionTotals([at(0, 2, 2), at(3, 4, 1)], PAPER, null).map(({ most }) => most)).toEqual([8, 3])
  })

  it('are not told of one section alone, nor where those of a question are not', () => {
    expect(sectionTotals([at(0, 4)], PAPER, null)).toEqual([])
    expect(sectionTotals([at(0, 2), at(3, 4)], [...PAPER, answered('wrong', null)], null)).toEqual([])
  })
})
