import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MarksFloor } from '../marking/floor-choice.ts'
import { defaultMarking, type Fraction, type MarkingRules } from '../marking/marking.ts'
import { type Marks, wholeMarks } from '../marking/marks.ts'
import { type Section, unheaded } from '../questionnaires/items/heading.ts'
import { question } from '../questionnaires/items/question-schema.ts'
import { questionsIn } from '../questionnaires/questionnaire.ts'
import { type AnswerSheet, untouched } from './answer.ts'
import { score, totalOn } from './scoring.ts'

const A_THIRD: Fraction = { numerator: 1, denominator: 3 }
const FOUR_ONE: MarkingRules = { ...defaultMarking(true), marksPerQuestion: wholeMarks(4) }
const THIRDS: MarkingRules = { ...defaultMarking(true), wrongCosts: A_THIRD }

/** Of each section its answers: r is right, w wrong, b blank. */
type Given = readonly string[]

const paperOf = (given: Given, choose?: number): Section[] =>
  given.map((answers, section) => ({
    ...unheaded(
      [...answers].map((_, at) =>
        question.parse({
          ...{ kind: 'single_choice', id: `${section}-${at}`, prompt: 'Which?' },
          ...{ asked: { options: ['right', 'wrong'] }, key: { correct: 0 } },
        }),
      ),
    ),
    ...(choose !== undefined && { choose }),
  }))

const sheetOf = (given: Given): AnswerSheet =>
  Object.fromEntries(
    given
      .flatMap((answers, section) =>
        [...answers].map((answer, at) => ({ id: `${section}-${at}`, answer, seq: at + 1 })),
      )
      .filter(({ answer }) => answer !== 'b')
      .map(({ id, answer, seq }) => [
        id,
        { ...untouched, answer: answer === 'r' ? 0 : 1, answerBy: { turn: 0, seq, device: 'phone' } },
      ]),
  )

type Own = { floor?: MarksFloor | undefined; choose?: number }
const scoreOf = (given: Given, rules: MarkingRules, { floor, choose }: Own = {}) =>
  score({ sections: paperOf(given, choose), marking: { ...rules, floor } }, sheetOf(given))

// Calculated by hand, in marks and parts of them: with 4 for a right answer and -1 for a wrong one unless said otherwise.
type Row = [answers: string, none: Marks, section: Marks, total: Marks]

it.each<Row>([
  ['', 0, 0, 0],
  ['b', 0, 0, 0],
  ['r', 4, 4, 4],
  ['w', -1, 0, 0],
  ['rw', 3, 3, 3],
  ['rwwww', 0, 0, 0],
  ['rwwwww', -1, 0, 0],
  ['bbbw', -1, 0, 0],
  ['r w', 3, 4, 3],
  ['w r', 3, 4, 3],
  ['w w', -2, 0, 0],
  ['r wwwww', -1, 4, 0],
  ['rr wwww', 4, 8, 4],
  ['rr wwwwwwwww', -1, 8, 0],
  ['rwwwww r', 3, 4, 3],
  ['rwwwww rwwwww', -2, 0, 0],
  ['b w r', 3, 4, 3],
  ['w b w', -2, 0, 0],
  ['wwwww rwww wrr', 3, 8, 3],
  ['wwwww wwwwr wwwww rrr', 2, 12, 2],
  ['rrrrr rrrrr', 40, 40, 40],
  ['wwwwwwwwww wwwwwwwwww rr', -12, 8, 0],
])(
  '%j comes to %i, to %i with a floor of each section, to %i with one of the total',
  (answers, none, section, total) => {
    const given = answers.split(' ')
    const marks = [undefined, 'section' as const, 'total' as const].map(
      (floor) => scoreOf(given, FOUR_ONE, { floor }).total,
    )
    expect(marks).toEqual([none, section, total].map(wholeMarks))
  },
)

it.each<[answers: string, MarksFloor | undefined, Marks]>([
  ['www', undefined, -1200],
  ['rw ww', undefined, 0],
  ['rw ww', 'section', 800],
  ['rw ww', 'total', 0],
  ['rw www', 'total', 0],
  ['rww w rw', 'section', 400 + 800],
])('with a third lost, %j comes to exactly %s: %i', (answers, floor, units) =>
  expect(scoreOf(answers.split(' '), THIRDS, { floor }).total).toBe(units),
)

it('counts of a section only what counts, and leaves every answer its own marks', () => {
  const { total, outOf, answers } = scoreOf(['wwrr', 'rbbb'], FOUR_ONE, { floor: 'section', choose: 2 })
  expect([total, outOf]).toEqual([4, 16].map(wholeMarks))
  expect(answers.map(({ marks }) => marks / 1200)).toEqual([-1, -1, 0, 0, 4, 0, 0, 0])
})

it('is lifted by marks of a person that bring a section above it', () => {
  const sections = paperOf(['ww', 'r'])
  const paper = { sections, marking: { ...FOUR_ONE, floor: 'section' as const } }
  const marks = (first: number) => [wholeMarks(first), -1200, wholeMarks(4)]
  const totalWith = (first: number) =>
    totalOn(
      paper,
      questionsIn(paper).map(({ id }, at) => ({ questionId: id, marks: marks(first)[at] ?? 0 })),
    )
  expect([-1, 0, 1, 4].map(totalWith)).toEqual([4, 4, 4, 7].map(wholeMarks))
})

const answers = fc.array(fc.constantFrom('r', 'w', 'b'), { maxLength: 8 }).map((each) => each.join(''))
const papers = fc.array(answers, { minLength: 1, maxLength: 5 })
const anyRules = fc.constantFrom(FOUR_ONE, THIRDS, defaultMarking(false))

it('never lowers a total, and what each answer earns stays', () =>
  fc.assert(
    fc.property(papers, anyRules, fc.constantFrom<MarksFloor>('section', 'total'), (given, rules, floor) => {
      const [free, floored] = [scoreOf(given, rules), scoreOf(given, rules, { floor })]
      expect(floored.total).toBeGreaterThanOrEqual(Math.max(0, free.total))
      expect(Number.isInteger(floored.total)).toBe(true)
      expect({ ...floored, total: 0 }).toEqual({ ...free, total: 0 })
    }),
  ))

it('of each section makes the total the sum of what the sections come to alone, none of them below zero', () =>
  fc.assert(
    fc.property(papers, anyRules, (given, rules) => {
      const alone = given.map((one) => scoreOf([one], rules, { floor: 'section' }).total)
      expect(Math.min(...alone)).toBeGreaterThanOrEqual(0)
      expect(scoreOf(given, rules, { floor: 'section' }).total).toBe(alone.reduce((sum, each) => sum + each, 0))
      expect(scoreOf(given, rules, { floor: 'total' }).total).toBe(Math.max(0, scoreOf(given, rules).total))
    }),
  ))
