import { describe, expect, it } from 'vitest'
import { questionId } from '../questions/question-id.ts'
import { GRACE } from '../time/time-limit.ts'
import type { Question } from './items/question.ts'
import { orderMet } from './paper-order.ts'
import type { Section } from './questionnaire.ts'
import { minutesMet, minutesOfSections, questionsOver, sectionsLackingMinutes } from './section-times.ts'

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
      expect(minutesMet(mixed, attempt)).toEqual(isPhysicsFirst ? [10, 5] : [5, 10])
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
