import * as z from 'zod/mini'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { questionnaireSettings, settings, settingsChange } from '#domain/questionnaires/settings.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { markingSummary } from './papers.ts'

const params = z.object({ id: storableText(64) })

export const readSettings = endpoint({
  name: 'readSettings',
  summary: 'How a quiz is set; `order` is of the version that students meet now, the rest works at once',
  method: 'GET',
  path: '/teacher/quizzes/:id/settings',
  caller: 'teacher',
  params,
  data: z.object({
    id: z.string(),
    title: z.string(),
    share_code: z.string(),
    status: questionnaireStatus,
    settings,
    /** Of the version that students meet now. */
    ...markingSummary,
  }),
  failures: ['quiz_not_found'],
})

export const changeSettings = endpoint({
  name: 'changeSettings',
  summary: 'Change what opens and closes doors: each part that is sent replaces the one there was, at once',
  method: 'PUT',
  path: '/teacher/quizzes/:id/settings',
  caller: 'teacher',
  params,
  body: settingsChange,
  data: questionnaireSettings,
  failures: ['quiz_not_found', 'too_many_quiz_pictures', 'busy'],
})
