import { describe, expect, it } from 'vitest'
import { emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { withoutQuestion, withRowMoved, withStep } from '../../testing/changed-survey.ts'
import { emptySurvey, questionsOf, type SurveyDraft } from './draft.ts'
import { withTextsFollowing, withTextsRestored } from './spoken.ts'
import { entriesOf } from './survey-entries.ts'

const question = (key: number, prompt: string) => ({
  key,
  question: { ...emptyQuestion('opinion'), prompt },
  inPassage: false,
})

const SURVEY: SurveyDraft = {
  ...emptySurvey(),
  pages: [
    {
      ...{ key: 10, title: '', instructions: '', shownIf: null, jumps: [] },
      entries: [question(1, 'Where?'), question(2, 'How?'), question(3, '{Q1}, {Q2}?')],
    },
    {
      ...{ key: 20, title: 'On {Q2}', instructions: '{Q1}! {Q9}', shownIf: null, jumps: [] },
      entries: [question(4, 'Why `{Q1}` {Q3}?')],
    },
  ],
}

const texts = (draft: SurveyDraft) => [
  ...questionsOf(draft).map((each) => each.question.prompt),
  draft.pages[1]?.title,
  draft.pages[1]?.instructions,
]

describe('texts that speak of answers', () => {
  it('name the same questions once these have moved', () => {
    const moved = withTextsFollowing(SURVEY, withRowMoved(SURVEY, 1, 2))
    expect(texts(moved)).toEqual(['How?', 'Where?', '{Q2}, {Q1}?', 'Why `{Q1}` {Q3}?', 'On {Q1}', '{Q2}! {Q9}'])
  })

  it('name nothing once a question is gone, and it again once it is back', () => {
    const removed = withTextsFollowing(SURVEY, withoutQuestion(SURVEY, 1))
    expect(texts(removed)).toEqual(['How?', '{Q0}, {Q1}?', 'Why `{Q1}` {Q2}?', 'On {Q1}', '{Q0}! {Q9}'])
    const [, entry] = entriesOf(SURVEY)
    if (!entry) throw new Error('no question')
    const back = withStep(removed, { type: 'putBack', entry, at: 1 })
    expect(texts(withTextsRestored(SURVEY, removed, back))).toEqual(texts(SURVEY))
  })

  it('stay as they were written where no question moved', () => {
    const renamed = { ...SURVEY, title: 'Another' }
    expect(withTextsFollowing(SURVEY, renamed)).toBe(renamed)
  })
})
