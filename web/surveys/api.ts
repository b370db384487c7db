import { mutationOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { changeStatus } from '#contract/questionnaires.ts'
import { askedFromWire } from '#contract/questions-from-wire.ts'
import { keyFromWire } from '#contract/questions-on-wire.ts'
import { createResponded } from '#contract/responses.ts'
import { changeSettings } from '#contract/settings.ts'
import { listSurveys, publishSurvey, readSurvey, readSurveyResponses } from '#contract/surveys.ts'
import { question as anyQuestion } from '#domain/question-schema.ts'
import type { Responding } from '#domain/responding.ts'
import { callAsTeacher } from '../accounts/api.ts'
import { tallyOf } from '../analytics/question-results-api.ts'
import { orThrow } from '../api/reply.ts'
import { type SurveyDraft, sectionsOf, takingOf } from './draft.ts'

const SURVEYS = 'surveys'

export type ListedSurvey = z.infer<typeof listSurveys.data>[number]
export type ReadSurvey = z.infer<typeof readSurvey.data>

export const surveysQuery = queryOptions({
  queryKey: [SURVEYS],
  queryFn: () => orThrow(callAsTeacher(listSurveys, {})),
})

export const surveyQuery = (id: string) =>
  queryOptions({
    queryKey: [SURVEYS, id],
    queryFn: () => orThrow(callAsTeacher(readSurvey, { params: { id } })),
  })

export type ResponsesView = {
  id: string
  page: number
  show: 'complete' | 'partial' | 'all'
  chosen: { question: string; option: number } | null
}

const readResponses = async ({ id, page, show, chosen }: ResponsesView) => {
  const query = { page, show, ...(chosen && { question: chosen.question, option: String(chosen.option) }) }
  const data = await orThrow(callAsTeacher(readSurveyResponses, { params: { id }, query }))
  return {
    ...data,
    questions: data.questions.map(({ question: onWire, of, tally }) => {
      const question = z.parse(anyQuestion, { ...askedFromWire(onWire), key: keyFromWire(onWire) })
      return {
        question,
        of,
        tally: tallyOf(question, tally),
      }
    }),
  }
}
export type ReadResponses = Awaited<ReturnType<typeof readResponses>>
export type CountedQuestion = ReadResponses['questions'][number]

export const responsesQuery = (view: ResponsesView) =>
  queryOptions({ queryKey: [SURVEYS, view.id, 'responses', view], queryFn: () => readResponses(view) })

export const settingStatus = mutationOptions({
  mutationKey: [SURVEYS, 'status'],
  mutationFn: ({ id, status }: { id: string; status: 'active' | 'closed' }) =>
    orThrow(callAsTeacher(changeStatus, { params: { id }, body: { status } })),
})

/** What opens and closes doors, at once. */
export const settingResponding = mutationOptions({
  mutationKey: [SURVEYS, 'settings'],
  mutationFn: ({ id, responding }: { id: string; responding: Responding }) =>
    orThrow(callAsTeacher(changeSettings, { params: { id }, body: { responding } })),
})

type Published = { draft: SurveyDraft; draftKey: string; edited: { id: string; versionId: string } | null }

/** Makes a survey, or the next version of one. */
export const publish = ({ draft, draftKey, edited }: Published) => {
  const written = { title: draft.title.trim(), sections: sectionsOf(draft), taking: takingOf(draft) }
  if (edited === null) {
    const { responding } = draft
    return callAsTeacher(createResponded, { body: { kind: 'survey', ...written, responding, draft_key: draftKey } })
  }
  const body = { ...written, based_on: edited.versionId, draft_key: draftKey }
  return callAsTeacher(publishSurvey, { params: { id: edited.id }, body })
}
