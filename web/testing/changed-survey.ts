import { isQuestion } from '../questionnaires/entries/draft-entries.ts'
import type { DraftStep } from '../questionnaires/entries/draft-list.ts'
import { questionsOfPart } from '../questionnaires/entries/section-entries.ts'
import type { SurveyDraft } from '../questionnaires/surveys/draft.ts'
import { AS_ENTRIES, entriesOf } from '../questionnaires/surveys/survey-entries.ts'
import { changedBy } from './changed-draft.ts'

/** A survey after a step of its editor, with the entry of that key open. */
export const withStep = (draft: SurveyDraft, step: DraftStep, open?: number): SurveyDraft =>
  changedBy(AS_ENTRIES, draft, { step, open })

export const withPage = (draft: SurveyDraft): SurveyDraft => withStep(draft, { type: 'addedPart', kind: 'section' })

/** With a question at the end of a page. */
export const withQuestion = (draft: SurveyDraft, page: number): SurveyDraft =>
  withStep(draft, { type: 'addedQuestion' }, page)

/** With what stands at one place among the entries put to another one. */
export const withRowMoved = (draft: SurveyDraft, from: number, to: number): SurveyDraft =>
  withStep(draft, { type: 'moved', key: entriesOf(draft)[from]?.key ?? -1, to })

export const withPageCopied = (draft: SurveyDraft, key: number): SurveyDraft =>
  withStep(draft, { type: 'duplicated', key })

export const withoutQuestion = (draft: SurveyDraft, key: number): SurveyDraft =>
  withStep(draft, { type: 'together', keys: [key], change: { type: 'deleted' } })

/** Without a page and all that is asked on it. */
export const withoutPage = (draft: SurveyDraft, key: number): SurveyDraft => {
  const entries = entriesOf(draft)
  const page = entries.find((entry) => entry.key === key)
  const members = page && !isQuestion(page) ? questionsOfPart(entries, page).map((member) => member.key) : []
  return withStep(draft, { type: 'together', keys: [key, ...members], change: { type: 'deleted' } })
}
