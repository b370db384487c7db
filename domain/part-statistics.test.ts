import { expect, it } from 'vitest'
import { countIntoEdition, emptyEdition } from './edition.ts'
import { defaultMarking, type Verdict } from './marking.ts'
import { partsBy, sectionPlaces, sectionsAsked } from './part-statistics.ts'
import type { Question } from './question.ts'
import { questionId } from './question-id.ts'
import type { Section } from './questionnaire.ts'

const choice = (id: string): Question => ({
  id: questionId.parse(id),
  kind: 'single_choice',
  prompt: id,
  asked: { options: ['right', 'wrong'] },
  key: { correct: 0 },
})
const section = (title: string, ...items: Section['items']): Section => ({ id: title, title, instructions: '', items })
const text = { id: 'between', kind: 'text', text: 'Now rest.' } as const

const SECTIONS = [section('Optics', choice('a'), choice('b')), section('Rest', text), section('Heat', choice('c'))]
const marking = defaultMarking(false)

const answered = (id: string, verdict: Verdict) => ({
  questionId: questionId.parse(id),
  answer: verdict === 'blank' ? null : verdict === 'correct' ? 0 : 1,
  answerBy: { turn: 0, seq: 1, device: 'page' },
  verdict,
  marks: verdict === 'correct' ? 1200 : 0,
  timeMs: 0,
})

it('has no parts where there is one section, or one alone asks anything', () => {
  expect(sectionsAsked({ sections: SECTIONS.slice(0, 1) })).toEqual([])
  expect(sectionsAsked({ sections: SECTIONS.slice(0, 2) })).toEqual([])
})

it('sums up each section by its own questions', () => {
  const edition = emptyEdition({ sections: SECTIONS, marking })
  const sections = sectionsAsked({ sections: SECTIONS })
  expect(sections).toEqual([
    { title: 'Optics', questions: 2 },
    { title: 'Heat', questions: 1 },
  ])
  const places = sectionPlaces(sections)
  expect(places).toEqual([0, 0, 1])
  const parts = () => [...partsBy(edition, (at) => places[at])]
  expect(parts()).toEqual([
    [0, { questions: 2, outOf: 2400, earned: null, blank: null }],
    [1, { questions: 1, outOf: 1200, earned: null, blank: null }],
  ])
  countIntoEdition(edition, [answered('a', 'correct'), answered('b', 'correct'), answered('c', 'wrong')], 0.5)
  countIntoEdition(edition, [answered('a', 'wrong'), answered('b', 'blank'), answered('c', 'correct')], 0.5)
  expect(parts()).toEqual([
    [0, { questions: 2, outOf: 2400, earned: 50, blank: 25 }],
    [1, { questions: 1, outOf: 1200, earned: 50, blank: 0 }],
  ])
})
