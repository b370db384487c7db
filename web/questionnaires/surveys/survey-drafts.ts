import * as z from 'zod/mini'
import type { DraftContentOnWire } from '#contract/questionnaires/draft-content.ts'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { taking } from '#domain/questionnaires/taking.ts'
import { textFormat } from '#domain/text/text-format.ts'
import type { DraftKind } from '../drafts/draft-kind.ts'
import { keptResponding } from '../drafts/kept-responding.ts'
import { textToKeep } from '../entries/text-of-quiz.ts'
import { emptySurvey, OFFERS, type SurveyDraft } from './draft.ts'
import { formerSurveyDraft, isFormerSurvey } from './former-survey-drafts.ts'
import { draftOfKept, keptOf, keysOf } from './kept-survey.ts'
import { mergedSurveys } from './merged-surveys.ts'

const { joining } = readSurvey.data.shape

const details = z.object({
  title: z.string(),
  responding: keptResponding,
  joining,
  /** A welcome that is too long comes back as it was. */
  taking: z.optional(z.extend(taking, { welcome: z._default(z.string(), '') })),
  pages: z.array(
    z.object({ title: z.string(), instructions: z.string(), format: textFormat, count: z.int().check(z.gte(0)) }),
  ),
})

/** As the server keeps it: what is on its pages in one list, and what stands around that. */
const contentOf = (draft: SurveyDraft): DraftContentOnWire => {
  const text = textToKeep(draft.text, OFFERS)
  const { pages: written, ...rest } = keptOf(draft)
  const pages = written.map(({ items, ...page }) => ({ ...page, count: items.length }))
  return {
    details: { ...rest, subject: '', pages },
    items: written.flatMap(({ items }) => items.map((item) => ({ ...item }))),
    ...(text !== null && { text }),
  }
}

/** What cannot be read of it is as at first. */
const surveyOfContent = (content: DraftContentOnWire, keys?: readonly number[]): SurveyDraft => {
  const read = z.safeParse(details, content.details).data
  if (!read) return { ...emptySurvey(), title: content.details.title }
  const { pages, ...rest } = read
  let from = 0
  const paged = pages.map(({ count, ...page }) => {
    const items = content.items.slice(from, from + count)
    from += count
    return { ...page, items }
  })
  return { ...draftOfKept({ ...rest, pages: paged }, keys), text: content.text }
}

export const SURVEY_DRAFTS: DraftKind<SurveyDraft> = {
  name: 'survey',
  home: '/dashboard/surveys',
  empty: emptySurvey,
  withSettings: (draft, { responding, joining, taking }) => ({
    ...draft,
    ...{ responding, joining, isOneByOne: taking?.one_by_one ?? false },
  }),
  contentOf,
  draftOf: surveyOfContent,
  keysOf,
  merged: mergedSurveys,
  titleOf: ({ title }) => title,
  withTitle: (draft, title) => ({ ...draft, title }),
  asNew: (draft) => draft,
  isWorthSaving: ({ title }) => title.trim() !== '',
  former: formerSurveyDraft,
  isFormer: isFormerSurvey,
}
