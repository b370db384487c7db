import * as z from 'zod/mini'
import { listedKind } from '#domain/questionnaires/quiz-list.ts'
import type { Requests } from '../wire/endpoint.ts'
import { listView } from './questionnaires-requests.ts'

export const requests = {
  listQuestionnaires: {
    summary:
      'One page of 30 of the teacher’s own quizzes, exams, polls and surveys, or of one `kind` of them, with what is still being written among them; sorted, searched and shown in parts as the list of quizzes is',
    caller: 'teacher',
    query: z.object({ ...listView, kind: z.optional(listedKind) }),
    failures: [],
  },
} as const satisfies Requests
