import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { isEmptyDraft } from '#domain/questionnaires/drafts/draft.ts'
import { USUAL_RESPONDING } from '#domain/questionnaires/responding.ts'
import { taking } from '#domain/questionnaires/taking.ts'
import { textToKeep } from '../entries/text-of-quiz.ts'
import { OFFERS, questionsOf, type SurveyDraft } from './draft.ts'
import { draftOf } from './kept-survey.ts'

/** The languages that there are templates in. */
export const TEMPLATE_LANGUAGES = ['en', 'bn'] as const
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number]

const template = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  title: z.string(),
  taking,
  sections: readSurvey.data.shape.sections,
})
/** A survey to begin with. */
export type Template = z.infer<typeof template>

const FILES: Record<TemplateLanguage, () => Promise<{ default: unknown }>> = {
  en: () => import('./templates/en.json'),
  bn: () => import('./templates/bn.json'),
}

export const loadTemplates = async (language: TemplateLanguage): Promise<Template[]> =>
  z.parse(z.array(template), (await FILES[language]()).default)

export const templatesQuery = (language: TemplateLanguage) =>
  queryOptions({
    queryKey: ['survey-templates', language],
    queryFn: () => loadTemplates(language),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const draftOfTemplate = (chosen: Template): SurveyDraft => draftOf({ ...chosen, responding: USUAL_RESPONDING })

/** Whether nothing is written in it. */
export const isEmptySurvey = (draft: SurveyDraft): boolean =>
  [draft.title, draft.welcome, ...draft.pages.flatMap(({ title, instructions }) => [title, instructions])].every(
    (text) => text.trim() === '',
  ) &&
  textToKeep(draft.text, OFFERS) === null &&
  questionsOf(draft).every(({ question }) => isEmptyDraft(question))
