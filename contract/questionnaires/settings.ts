import * as z from 'zod/mini'
import { questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { questionnaireSettings, settings } from '#domain/questionnaires/settings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { markingSummary } from './papers.ts'
import type { requests } from './settings-requests.ts'

export const readSettings = endpoint<typeof requests.readSettings>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/settings',
  data: z.object({
    id: z.string(),
    kind: questionnaireKind,
    title: z.string(),
    share_code: z.string(),
    status: questionnaireStatus,
    settings,
    /** Of the version that students meet now. */
    ...markingSummary,
  }),
})

export const changeSettings = endpoint<typeof requests.changeSettings>()({
  method: 'PUT',
  path: '/teacher/quizzes/:id/settings',
  data: questionnaireSettings,
})
