import { describe, expect, it } from 'vitest'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import type { SectionRules } from '../../questionnaires/items/section-rules.ts'
import { readQuizText } from './read-quiz-text.ts'
import { writeQuizText } from './write-quiz-text.ts'

const QUESTION = '1. Is it?\na) yes\nb) no\nAns: a'
const read = (text: string) => readQuizText(text, { fillIn: 'Fill in' })
const sectionIn = ({ items }: { items: readonly DraftItem[] }) => items.find(({ kind }) => kind === 'section')

describe('what a section says of its questions', () => {
  it.each<[string, SectionRules]>([
    ['Marks: 4', { points: 4800 }],
    ['Wrong: 1/3', { marking: { wrongCosts: { numerator: 1, denominator: 3 } } }],
    ['In part: jee advanced', { marking: { scheme: 'jee_advanced' } }],
    ['Any: 5', { choose: 5 }],
    ['Minutes: 60', { minutes: 60 }],
    ['Time: ৯০ মিনিট', { minutes: 90 }],
    ['Answer any: 5 of 10', { choose: 5 }],
    ['Draw: 3', { draw: 3 }],
    ['Draw: ৩ of 10', { draw: 3 }],
    [
      'Marks: ২\nWrong: 25 %\nAny: ৫',
      { points: 2400, marking: { wrongCosts: { numerator: 2500, denominator: 10_000 } }, choose: 5 },
    ],
  ])('is read below its heading: %s', (lines, rules) => {
    const found = read(`Section: Physics\n${lines}\nInstructions: Be quick.\n\n${QUESTION}`)
    expect(found.problems).toEqual([])
    expect(sectionIn(found)).toEqual({
      kind: 'section',
      title: 'Physics',
      text: 'Be quick.',
      format: 'prose',
      ...rules,
    })
    const again = read(writeQuizText(found.items))
    expect(again.items).toEqual(found.items)
  })

  it('is told where it is said again, and stays in the text', () => {
    const found = read(`Section: Physics\nMarks: 4\nMarks: 2\n\n${QUESTION}`)
    expect(sectionIn(found)).toMatchObject({ points: 2400 })
    expect(found.problems).toEqual([{ line: 2, problem: 'unknown_value', text: '4' }])
    expect(found.leftover).toEqual([{ after: 1, text: 'Marks: 4' }])
  })

  it('is told where it cannot be read, and stays in the text', () => {
    const { problems, leftover } = read(`Section: Physics\nAny: many\n\n${QUESTION}`)
    expect(problems).toMatchObject([{ line: 2, problem: 'unknown_value', text: 'many' }])
    expect(JSON.stringify(leftover)).toContain('many')
  })

  it('is of the question where it stands below one', () => {
    const { items } = read(`Section: Physics\n${QUESTION}\nMarks: 4`)
    expect(items).toMatchObject([{ kind: 'section', title: 'Physics' }, { points: 4800 }])
    expect(items[0]).not.toHaveProperty('points')
  })
})
