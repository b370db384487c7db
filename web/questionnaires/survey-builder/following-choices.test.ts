import { describe, expect, it } from 'vitest'
import { withoutPage, withoutQuestion } from '../../testing/changed-survey.ts'
import type { QuestionEntry } from '../entries/draft-entries.ts'
import { emptySurvey, questionsOf, type SurveyDraft } from '../surveys/draft.ts'
import { draftOfKept, keptOf } from '../surveys/kept-survey.ts'
import { placesAfter, withChoicesFollowing } from './following-choices.ts'
import { goneIn, withoutGone } from './gone.ts'

describe('options after one thing was done to their list', () => {
  it.each([
    ['one rewritten', ['Yes', 'No'], ['Yes', 'Not'], [0, 1]],
    ['one taken out of the middle', ['a', 'b', 'c'], ['a', 'c'], [0, -1, 1]],
    ['the first taken out', ['a', 'b', 'c'], ['b', 'c'], [-1, 0, 1]],
    ['the last taken out', ['a', 'b', 'c'], ['a', 'b'], [0, 1, -1]],
    ['one put up', ['a', 'b', 'c'], ['b', 'a', 'c'], [1, 0, 2]],
    ['one added', ['a', 'b'], ['a', 'b', ''], [0, 1]],
    ['one added that reads the same', ['a', ''], ['a', '', ''], [0, 1]],
    ['lines pasted into the second', ['a', '', 'c'], ['a', 'x', 'y', 'c'], [0, 1, 3]],
    ['one rewritten to read as another', ['a', 'b', 'c'], ['a', 'a', 'c'], [0, 1, 2]],
    ['another list in its place', ['a', 'b', 'c'], [''], [-1, -1, -1]],
    ['nothing done', ['a', 'a'], ['a', 'a'], [0, 1]],
  ])('stand where they are: %s', (_, before, after, places) => {
    expect(placesAfter(before, after)).toEqual(places)
  })
})

const asked = (key: number, options: string[]): QuestionEntry => ({
  key,
  question: {
    prompt: '',
    explanation: '',
    kind: 'opinion',
    draft: { options, least: null, most: 1, look: 'list', other: false },
  },
  inPassage: false,
})

const on = (question: number, values: number[]) => ({
  of: 'all' as const,
  conditions: [{ question, test: { is: 'any_of' as const, values } }],
})

/** The second question follows option `b` of the first; page 1 leads to page 3 after `c`. */
const SURVEY: SurveyDraft = {
  ...emptySurvey(),
  pages: [
    {
      ...{ key: 10, title: '', instructions: '', shownIf: null },
      jumps: [{ when: on(1, [2]), to: 30 }],
      entries: [asked(1, ['a', 'b', 'c']), { ...asked(2, ['x', 'y']), shownIf: on(1, [1]) }],
    },
    { key: 20, title: '', instructions: '', shownIf: on(2, [0]), jumps: [], entries: [asked(3, ['x', 'y'])] },
    { key: 30, title: '', instructions: '', shownIf: null, jumps: [], entries: [asked(4, ['x', 'y'])] },
  ],
  nextKey: 40,
}

const withOptions = (options: string[]): SurveyDraft => ({
  ...SURVEY,
  pages: SURVEY.pages.map((page) => ({
    ...page,
    entries: page.entries.map((each) => (each.key === 1 ? { ...each, ...asked(1, options) } : each)),
  })),
})

const valuesIn = (draft: SurveyDraft) =>
  [questionsOf(draft)[1]?.shownIf, draft.pages[0]?.jumps[0]?.when].flatMap((when) =>
    (when?.conditions ?? []).map(({ test }) => 'values' in test && test.values[0]),
  )

describe('conditions on options', () => {
  it.each([
    ['follow them where one is taken out before', ['b', 'c'], [0, 1], []],
    ['follow them where one is put elsewhere', ['c', 'a', 'b'], [2, 0], []],
    ['name as gone what is taken out', ['a', 'c'], [-1, 1], [{ rule: 'question', number: 2, what: 'answer' }]],
  ])('%s', (_, options, values, gone) => {
    const followed = withChoicesFollowing(SURVEY, withOptions(options))
    expect(valuesIn(followed)).toEqual(values)
    expect(goneIn(followed)).toEqual(gone)
    expect(goneIn(draftOfKept(keptOf(followed)))).toEqual(gone)
  })
})

describe('a rule that names what is gone', () => {
  it.each([
    ['nothing', SURVEY, []],
    ['a page', withoutPage(SURVEY, 30), [{ rule: 'jump', number: 1, what: 'page' }]],
    [
      'a question',
      withoutQuestion(SURVEY, 1),
      [
        { rule: 'question', number: 1, what: 'question' },
        { rule: 'jump', number: 1, what: 'question' },
      ],
    ],
    ['a question that a page asks about', withoutQuestion(SURVEY, 2), [{ rule: 'page', number: 2, what: 'question' }]],
  ])('is told, also after a reload: %s', (_, draft, gone) => {
    expect(goneIn(draft)).toEqual(gone)
    expect(goneIn(draftOfKept(keptOf(draft)))).toEqual(gone)
    expect(goneIn(withoutGone(draft))).toEqual([])
  })
})
