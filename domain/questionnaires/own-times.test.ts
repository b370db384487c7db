import { describe, expect, it } from 'vitest'
import { questionId } from '../questions/question-id.ts'
import { GRACE, MINUTE, SECOND } from '../time/time-limit.ts'
import type { Question } from './items/question.ts'
import {
  hasOwnTimes,
  lastingMs,
  minutesOfSections,
  questionsOver,
  sectionsLackingMinutes,
  timesMet,
} from './own-times.ts'
import { orderMet } from './paper-order.ts'
import type { Section } from './questionnaire.ts'

const question = (id: string): Question => ({
  ...{ id: questionId.parse(id), kind: 'single_choice', prompt: id },
  ...{ asked: { options: ['yes', 'no'] }, key: { correct: 0 } },
})
const section = (id: string, ids: string[], minutes?: number): Section => ({
  ...{ id, title: id, instructions: '', isHeaded: true, items: ids.map(question) },
  ...(minutes !== undefined && { minutes }),
})
const paper = (sections: Section[], mixesSections = false) => ({
  sections,
  settings: { order: { questions: false, options: false, ...(mixesSections && { sections: true }) } },
})
const PHYSICS = section('physics', ['a', 'b'], 10)
const CHEMISTRY = section('chemistry', ['c'], 5)
const NOTES = section('notes', [])
const BIOLOGY = section('biology', ['d'])

describe('the times of sections', () => {
  it.each([
    ['are theirs', [PHYSICS, CHEMISTRY], 15, []],
    ['are not asked of one without questions', [NOTES, PHYSICS, CHEMISTRY], 15, []],
    ['are none where none has one', [BIOLOGY, NOTES], null, []],
    ['are lacking where only some have one', [PHYSICS, BIOLOGY], null, ['biology']],
  ])('%s', (_, sections, minutes, lacking) => {
    expect(minutesOfSections(paper(sections))).toBe(minutes)
    expect(sectionsLackingMinutes(paper(sections)).map(({ id }) => id)).toEqual(lacking)
  })

  it('follow each other as the attempt meets them', () => {
    const mixed = paper([PHYSICS, CHEMISTRY], true)
    const met = ['one', 'two', 'three', 'four', 'five'].map((attempt) => ({ attempt, ...orderMet(mixed, attempt) }))
    expect(new Set(met.map(({ sections }) => sections[0])).size).toBe(2)
    for (const { attempt, sections } of met) {
      const isPhysicsFirst = sections[0] === 'physics'
      expect(timesMet(mixed, attempt)).toEqual((isPhysicsFirst ? [10, 5] : [5, 10]).map((own) => own * MINUTE))
      const over = questionsOver(mixed, { id: attempt, sectionEnds: [100, 200] }, 101 + GRACE)
      expect([...over]).toEqual(isPhysicsFirst ? ['a', 'b'] : ['c'])
    }
  })

  it.each([
    ['within the grace of the first', 100 + GRACE, []],
    ['after it', 101 + GRACE, ['a', 'b']],
    ['after both', 201 + GRACE, ['a', 'b', 'c']],
  ])('are over %s for what arrives then', (_, now, over) => {
    const attempt = { id: 'one', sectionEnds: [100, 200] }
    expect([...questionsOver(paper([PHYSICS, CHEMISTRY]), attempt, now)]).toEqual(over)
    expect([...questionsOver(paper([PHYSICS, CHEMISTRY]), { id: 'one', sectionEnds: null }, now)]).toEqual([])
  })
})

describe('the times of questions', () => {
  const each = (question_seconds: number, movement?: 'by_question' | 'by_section') => ({
    order: { questions: true, options: false, question_seconds, ...(movement && { movement }) },
  })
  const timed = { sections: [PHYSICS, BIOLOGY], settings: each(45, 'by_question') }

  it.each([
    ['are theirs where nobody goes back to one', each(45, 'by_question'), 3 * 45 * SECOND],
    ['are none where a section is open', each(45, 'by_section'), 4 * MINUTE],
    ['are none where all of it is open', each(45), 4 * MINUTE],
  ])('%s', (_, settings, lasts) => {
    const front = { minutes: 4, questionCount: 3, settings, toldSections: [] }
    expect(lastingMs(front)).toBe(lasts)
    expect(hasOwnTimes(front)).toBe(lasts < 4 * MINUTE)
    expect(timesMet({ ...timed, settings }, 'one')).toEqual(
      lasts < 4 * MINUTE ? [1, 2, 3].map(() => 45 * SECOND) : null,
    )
  })

  it('end in the order in which the attempt meets them', () => {
    const firsts = ['one', 'two', 'three', 'four', 'five', 'six'].map((id) => {
      const { questions } = orderMet(timed, id)
      const sectionEnds = [100, 200, 300]
      expect([...questionsOver(timed, { id, sectionEnds }, 201 + GRACE)]).toEqual(questions.slice(0, 2))
      expect([...questionsOver(timed, { id, sectionEnds }, 200 + GRACE)]).toEqual(questions.slice(0, 1))
      return questions[0]
    })
    expect(new Set(firsts).size).toBeGreaterThan(1)
  })
})
