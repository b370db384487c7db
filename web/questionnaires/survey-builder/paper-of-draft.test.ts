import { expect, it } from 'vitest'
import { emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { Entry } from '../entries/draft-entries.ts'
import { emptySurvey, type SurveyDraft } from '../surveys/draft.ts'
import { paperOfDraft } from './paper-of-draft.ts'

const asked = (key: number, prompt: string, inPassage = false): Entry => ({
  ...{ key, inPassage },
  question: { ...emptyQuestion('scale'), prompt },
})
const part = (key: number, kind: 'group' | 'text', text: string): Entry => ({ key, part: { kind, text } })

const surveyOf = (...pages: Entry[][]): SurveyDraft => ({
  ...emptySurvey(),
  pages: pages.map((entries, at) => ({ key: 90 + at, title: '', instructions: '', shownIf: null, jumps: [], entries })),
})

it('has passages and texts where they are read, without what is not complete', () => {
  const draft = surveyOf(
    [
      part(1, 'group', 'A river'),
      asked(2, 'How deep?', true),
      asked(3, '', true),
      part(4, 'text', 'Go on'),
      asked(5, 'Why?'),
    ],
    [
      part(6, 'text', ' '),
      part(7, 'group', 'Nobody asks'),
      asked(8, ''),
      asked(9, 'How wide?'),
      part(10, 'text', 'Done'),
    ],
  )
  const { layout, kinds, sections } = paperOfDraft(draft, {})
  expect(layout?.groups).toMatchObject([{ stimulus: 'A river', question_ids: ['trial-2'] }])
  expect(layout?.texts).toMatchObject([
    { text: 'Go on', before: 'trial-5' },
    { text: 'Done', before: null },
  ])
  expect(kinds).toEqual(expect.arrayContaining(['scale', 'group', 'text']))
  expect(sections.map(({ question_ids }) => question_ids)).toEqual([['trial-2', 'trial-5'], ['trial-9']])
})

it('has no layout where nothing stands between questions', () => {
  expect(paperOfDraft(surveyOf([asked(1, 'Why?')]), {}).layout).toBeUndefined()
})
