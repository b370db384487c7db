import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { contentPages, contentQuestion } from '#contract/questionnaires/versions.ts'
import { emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { speakingFaults } from '#domain/questionnaires/piping.ts'
import { withKeysFrom } from '../drafts/draft-place.ts'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { emptySurvey, questionsOf, type SurveyDraft, sectionsOf, speakingIn, wrongNamesIn } from './draft.ts'
import { draftOf, draftOfKept, keptOf, keysOf } from './kept-survey.ts'
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

  const passage = { key: 20, part: { kind: 'group' as const, text: 'A river' } }
  const text = { key: 21, part: { kind: 'text' as const, text: 'You said {Q1}', format: 'prose' as const } }
  const withParts = (entries: Entry[]): SurveyDraft => ({
    ...emptySurvey(),
    pages: emptySurvey().pages.map((page) => ({ ...page, entries })),
  })

  it('keeps passages and texts where they stand, a passage without a question too', () => {
    const draft = withParts([passage, { ...question(2), inPassage: true }, text, { ...passage, key: 22 }, question(3)])
    expect(draftOfKept(keptOf(draft), keysOf(draft)).pages).toEqual(draft.pages)
    // A page of before reads each row as a question, or nothing of the draft at all.
    for (const { items } of keptOf(draft).pages) expect(z.array(contentQuestion).safeParse(items).success).toBe(true)
  })

  it('is published with them, by their places, and told so again', () => {
    const named = (key: number, prompt: string) => ({
      ...question(key),
      question: { ...emptyQuestion('scale'), prompt },
    })
    const draft = withParts([passage, { ...named(2, 'How deep?'), inPassage: true }, text, named(3, 'How wide?'), text])
    const [page] = sectionsOf(draft)
    expect(page).toMatchObject({
      questions: [{ problem: 'How deep?', group: 0 }, { problem: 'How wide?' }],
      groups: [{ stimulus: 'A river' }],
      texts: [
        { text: 'You said {Q1}', format: 'prose', before: 1 },
        { text: 'You said {Q1}', format: 'prose', before: null },
      ],
    })
    const told = { ...emptySurvey(), taking: undefined, sections: z.parse(contentPages, sectionsOf(draft)) }
    const kinds = draftOf(told).pages[0]?.entries.map((entry) =>
      isQuestion(entry) ? entry.inPassage : entry.part.kind,
    )
    expect(kinds).toEqual(['group', true, 'text', false, 'text'])
  })

  it('says of texts and passages what they speak of too early', () => {
    const parts = (...entries: Entry[]) => speakingFaults(speakingIn(withParts(entries))).map(({ fault }) => fault)
    const asked = { ...question(2), question: emptyQuestion('scale') }
    expect([parts(asked, text), parts(text, asked)]).toEqual([[], ['speaks_of_later']])
  })

  it('tells names that can not stand in a link', () => {
    expect(wrongNamesIn(surveyOf(['was', 'was', 'name', 'a b', 'is']))).toEqual(['was', 'name', 'a b'])
  })
})
