import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultMarking, type MarkingRules, type Verdict } from '../marking/marking.ts'
import { marksAsNumber, wholeMarks } from '../marking/marks.ts'
import { unheaded } from '../questionnaires/items/heading.ts'
import { fits, type Question } from '../questionnaires/items/question.ts'
import { question } from '../questionnaires/items/question-schema.ts'
import type { Value } from '../questions/value.ts'
import { type AnswerSheet, untouched } from './answer.ts'
import { score as scoreOf } from './scoring.ts'

const score = (questions: Question[], sheet: AnswerSheet, marking: MarkingRules) =>
  scoreOf({ sections: [unheaded(questions)], marking }, sheet)

const aQuestion = (id: string, correct = 2): Question =>
  question.parse({ kind: 'single_choice', id, prompt: '2 + 2?', asked: { options: ['3', '5', '4'] }, key: { correct } })

const chose = (...options: (number | null)[]): AnswerSheet =>
  Object.fromEntries(options.map((option, at) => [`q${at}`, { ...untouched, answer: option }]))

const paper = (length: number) => Array.from({ length }, (_, at) => aQuestion(`q${at}`))

const NUMBER = { ranges: [{ from: '5', to: '5' }], unit: 1 }
const BLANK = { kind: 'text' }
const TEXT = { kind: 'text', accepted: ['x'], weight: 1 }

describe('a score', () => {
  it.each([
    { negative: false, given: [2], total: 1 },
    { negative: false, given: [0], total: 0 },
    { negative: false, given: [null], total: 0 },
    { negative: true, given: [2], total: 1 },
    { negative: true, given: [0], total: -0.25 },
    { negative: true, given: [null], total: 0 },
    { negative: true, given: [0, 1, 0, null], total: -0.75 },
    { negative: true, given: [2, 2, 0], total: 1.75 },
  ])('is $total for the options $given with negative marking $negative', ({ negative, given, total }) => {
    const scored = score(paper(given.length), chose(...given), defaultMarking(negative))
    expect(marksAsNumber(scored.total)).toBe(total)
  })

  it('counts a question that the sheet does not name as blank', () => {
    const scored = score(paper(2), chose(2), defaultMarking(true))
    expect(scored.answers.map(({ verdict }) => verdict)).toEqual(['correct', 'blank'])
  })

  it.each<[object, Value, Verdict]>([
    [
      { kind: 'short_answer', asked: {}, key: { accepted: ['x'], caseMatters: false, accentsMatter: false } },
      '\u200b',
      'blank',
    ],
    [{ kind: 'numerical', asked: { decimals: null, units: ['m', 'km'] }, key: NUMBER }, ['\u200d', 1], 'blank'],
    [{ kind: 'numerical', asked: { decimals: null, units: ['m', 'km'] }, key: NUMBER }, ['5\u200d', 1], 'correct'],
    [
      { kind: 'fill_in_blanks', asked: { pieces: [BLANK, BLANK] }, key: { blanks: [TEXT, TEXT] } },
      ['\u200b', 'x'],
      'partly',
    ],
    [
      { kind: 'fill_in_blanks', asked: { pieces: [BLANK, BLANK] }, key: { blanks: [TEXT, TEXT] } },
      ['\u200b', null],
      'blank',
    ],
  ])('takes what cannot be seen in %j for nothing: %j is %s', (asked, answer, verdict) => {
    const written = question.parse({ id: 'q0', prompt: 'What?', ...asked })
    const scored = score([written], Object.fromEntries([['q0', { ...untouched, answer }]]), {
      ...defaultMarking(true),
      scheme: 'proportional',
    })
    expect(scored.answers.map((each) => each.verdict)).toEqual([verdict])
  })

  it('counts an answer marked for review', () => {
    const sheet: AnswerSheet = Object.fromEntries([['q0', { ...untouched, answer: 2, isMarked: true }]])
    expect(score(paper(1), sheet, defaultMarking(false)).total).toBe(wholeMarks(1))
  })

  it('is never the zero that prints as -0', () =>
    expect(Object.is(score(paper(1), chose(0), defaultMarking(false)).total, 0)).toBe(true))

  it('is exact: a third of a mark lost three times is one mark lost', () => {
    const thirds = { ...defaultMarking(true), wrongCosts: { numerator: 1, denominator: 3 } }
    expect(marksAsNumber(score(paper(3), chose(0, 0, 0), thirds).total)).toBe(-1)
  })

  it('stays between losing every question and winning every question', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 1, 2, null), { minLength: 1 }), (given) => {
        const { total, outOf } = score(paper(given.length), chose(...given), defaultMarking(true))
        expect(total).toBeGreaterThanOrEqual(-outOf / 4)
        expect(total).toBeLessThanOrEqual(outOf)
      }),
    ))
})

it('an option beyond the last does not fit the question', () => {
  expect(fits(aQuestion('q'), 2)).toBe(true)
  expect(fits(aQuestion('q'), 3)).toBe(false)
})
