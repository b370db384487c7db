import { expect, it } from 'vitest'
import { defaultMarking, type Verdict } from '../marking/marking.ts'
import type { Question } from '../questionnaires/items/question.ts'
import { questionsIn, type Section } from '../questionnaires/questionnaire.ts'
import { questionId } from '../questions/question-id.ts'
import { countIntoEdition, emptyEdition } from './edition.ts'
import { partsBy, sectionPlaces, sectionsAsked } from './part-statistics.ts'

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

const answered = (id: string, verdict: Verdict, timeMs = 0) => ({
  questionId: questionId.parse(id),
  answer: verdict === 'blank' ? null : verdict === 'correct' ? 0 : 1,
  answerBy: { turn: 0, seq: 1, device: 'page' },
  verdict,
  marks: verdict === 'correct' ? 1200 : 0,
  timeMs,
})

it('has no parts where there is one section, or one alone asks anything', () => {
  expect(sectionsAsked({ sections: SECTIONS.slice(0, 1) })).toEqual([])
  expect(sectionsAsked({ sections: SECTIONS.slice(0, 2) })).toEqual([])
})

it('sums up each section by its own questions', () => {
  const edition = emptyEdition(questionsIn({ sections: SECTIONS }).map((question) => ({ question, rules: marking })))
  const sections = sectionsAsked({ sections: SECTIONS })
  expect(sections).toEqual([
    { title: 'Optics', questions: 2 },
    { title: 'Heat', questions: 1 },
  ])
  const places = sectionPlaces(sections)
  expect(places).toEqual([0, 0, 1])
  const parts = () => [...partsBy(edition, (at) => places[at])]
  const nothing = { earned: null, right: null, partly: null, wrong: null, blank: null, timeMs: null }
  expect(parts()).toEqual([
    [0, { questions: 2, outOf: 2400, waiting: 0, ...nothing }],
    [1, { questions: 1, outOf: 1200, waiting: 0, ...nothing }],
  ])
  countIntoEdition(edition, [answered('a', 'correct', 4000), answered('b', 'correct'), answered('c', 'wrong')], 0.5)
  countIntoEdition(edition, [answered('a', 'wrong', 1000), answered('b', 'blank', 1000), answered('c', 'partly')], 0.5)
  expect(parts()).toEqual([
    [
      0,
      { questions: 2, outOf: 2400, waiting: 0, earned: 50, right: 50, partly: 0, wrong: 25, blank: 25, timeMs: 2000 },
    ],
    [1, { questions: 1, outOf: 1200, waiting: 0, earned: 0, right: 0, partly: 50, wrong: 50, blank: 0, timeMs: null }],
  ])
})

it('counts of a section no less than nothing where its total has a floor, and of a type what its answers came to', () => {
  const flooredWith = [0, 0, 2]
  const questions = questionsIn({ sections: SECTIONS }).map((question, at) => ({
    ...{ question, rules: marking, flooredWith: flooredWith[at] },
  }))
  const edition = emptyEdition(questions)
  const lost = (id: string) => ({ ...answered(id, 'wrong'), marks: -600 })
  countIntoEdition(edition, [lost('a'), lost('b'), answered('c', 'correct')], 0.5)
  countIntoEdition(edition, [answered('a', 'correct'), lost('b'), lost('c')], 0.5)
  const earned = (names: readonly string[]) =>
    [...partsBy(edition, (at) => names[at])].map(([name, part]) => [name, part.earned])
  expect(earned(['Optics', 'Optics', 'Heat'])).toEqual([
    ['Optics', (100 * 600) / 4800],
    ['Heat', 50],
  ])
  expect(earned(['one', 'other', 'other'])).toEqual([
    ['one', 25],
    ['other', 0],
  ])
  expect([edition.sums.totals, [...edition.sums.lifts]]).toEqual([
    1200 + 600,
    [
      [0, 1200],
      [2, 600],
    ],
  ])
})

it('tells nothing of what waits to be marked but how many that are, and blanks beside all answers', () => {
  const sections = [section('Essays', choice('a'), choice('b'))]
  const edition = emptyEdition(questionsIn({ sections }).map((question) => ({ question, rules: marking })))
  const part = () => partsBy(edition, () => 'all').get('all')
  const unmarked = { earned: null, right: null, partly: null, wrong: null }
  countIntoEdition(edition, [answered('a', 'waiting'), answered('b', 'waiting')], 0.5)
  expect(part()).toMatchObject({ waiting: 2, ...unmarked, blank: 0 })
  countIntoEdition(edition, [answered('a', 'blank'), answered('b', 'waiting')], 0.5)
  expect(part()).toMatchObject({ waiting: 3, ...unmarked, blank: 25 })
  countIntoEdition(edition, [answered('a', 'correct'), answered('b', 'wrong')], 0.5)
  expect(part()).toMatchObject({ waiting: 3, earned: 100 / 3, right: 100 / 6, partly: 0, wrong: 100 / 6 })
  expect(part()?.blank).toBeCloseTo(100 / 6)
})
