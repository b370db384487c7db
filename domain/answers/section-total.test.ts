import { describe, expect, it } from 'vitest'
import type { MarksFloor } from '../marking/floor-choice.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { Verdict } from '../marking/verdict.ts'
import { sectionTotal } from './section-total.ts'

const THIRD = wholeMarks(1) / 3
const answered = (verdict: Verdict, marks: number | null, most = wholeMarks(4)) => ({ verdict, marks, most })
const RIGHT = answered('correct', wholeMarks(4))
const WRONG = answered('wrong', -THIRD)
const BLANK = answered('blank', 0)
const BEYOND = answered('not_counted', 0)
type Case = [string, (typeof RIGHT)[], { choose?: number; floor?: MarksFloor }, { earned: number; most: number }]

describe('the marks of one section', () => {
  it.each<Case>([
    ['of nothing asked', [], {}, { earned: 0, most: 0 }],
    ['of all its questions', [RIGHT, BLANK], {}, { earned: wholeMarks(4), most: wholeMarks(8) }],
    ['exact in thirds', [WRONG, WRONG, WRONG], {}, { earned: wholeMarks(-1), most: wholeMarks(12) }],
    ['not below its floor', [WRONG], { floor: 'section' }, { earned: 0, most: wholeMarks(4) }],
    ['below that of the paper', [WRONG], { floor: 'total' }, { earned: -THIRD, most: wholeMarks(4) }],
    ['of any two', [RIGHT, WRONG, BEYOND], { choose: 2 }, { earned: 11 * THIRD, most: wholeMarks(8) }],
    ['not told', [answered('wrong', null)], {}, { earned: 0, most: wholeMarks(4) }],
  ])('are %s', (_, answers, of, total) => {
    expect(sectionTotal(answers, of)).toMatchObject(total)
  })

  it('come with how many answers were marked so, each once', () => {
    const { verdicts } = sectionTotal([RIGHT, WRONG, BLANK, BEYOND, BEYOND], { choose: 3 })
    expect(verdicts).toEqual({ correct: 1, partly: 0, wrong: 1, blank: 1, waiting: 0, given: 0, not_counted: 2 })
  })
})
