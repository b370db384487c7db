import { describe, expect, it } from 'vitest'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { withKeysFrom } from '../drafts/draft-place.ts'
import { emptySurvey, questionsOf, type SurveyDraft, wrongNamesIn } from './draft.ts'
import { draftOfKept, keptOf, keysOf } from './kept-survey.ts'
import { SURVEY_DRAFTS } from './survey-drafts.ts'

const question = (key: number, filledBy?: string) => ({
  key,
  question: emptyQuestion('opinion'),
  inPassage: false,
  filledBy,
})

const surveyOf = (names: string[], responding: Partial<SurveyDraft['responding']> = {}): SurveyDraft => {
  const survey = emptySurvey()
  const pages = survey.pages.map((page) => ({ ...page, entries: names.map((name, at) => question(at + 2, name)) }))
  return { ...survey, pages, responding: { ...survey.responding, ...responding } }
}

const { responding, taking } = readSurvey.data.shape

describe('a survey as devices keep it', () => {
  it.each([
    ['half a name', surveyOf(['was ', 'name', '']), []],
    ['a name twice', surveyOf(['was', 'was']), ['was']],
    ['half an address', surveyOf(['was'], { onward: 'https:/' }), ['was']],
    ['names of fields that are none', surveyOf(['was'], { fields: ['a b', 'code', 'ward', 'ward'] }), ['was']],
    ['too large a number', surveyOf(['was'], { at_most: 5_000_000 }), ['was']],
  ])('is read again after %s was typed', (_, draft, names) => {
    const kept = keptOf(draft)
    expect([responding.safeParse(kept.responding).success, taking.safeParse(kept.taking).success]).toEqual([true, true])
    const again = draftOfKept(kept)
    expect(questionsOf(again).flatMap(({ filledBy }) => filledBy ?? [])).toEqual(names)
  })

  it('has the same keys again, so that rules and fields go on where they were', () => {
    const [page] = emptySurvey().pages
    const when = { of: 'all' as const, conditions: [{ question: 7, test: { is: 'answered' as const } }] }
    const pages = page
      ? [
          { ...page, key: 90, entries: [question(7)] },
          { ...page, key: 4, shownIf: when },
        ]
      : []
    const draft = { ...emptySurvey(), pages }
    const again = draftOfKept(keptOf(draft), keysOf(draft))
    expect(keysOf(again)).toEqual([90, 7, 4, 2])
    expect(again.pages[1]?.shownIf).toEqual(when)
    expect(again.nextKey).toBe(91)
    const renewed = withKeysFrom(SURVEY_DRAFTS, draft, 1000)
    expect(keysOf(renewed)).toEqual([1000, 1001, 1002, 1003])
    expect(renewed.pages[1]?.shownIf?.conditions).toMatchObject([{ question: 1001 }])
  })

  it('tells names that can not stand in a link', () => {
    expect(wrongNamesIn(surveyOf(['was', 'was', 'name', 'a b', 'is']))).toEqual(['was', 'name', 'a b'])
  })
})
