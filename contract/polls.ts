import * as z from 'zod/mini'
import { questionnaireStatus } from '#domain/questionnaire.ts'
import { storableText } from '#domain/text.ts'
import { endpoint } from './endpoint.ts'
import { keyedQuestion } from './papers.ts'
import { isoInstant } from './wire.ts'

const count = z.int().check(z.nonnegative())

const ofPoll = {
  id: z.string(),
  title: z.string(),
  share_code: z.string(),
  status: questionnaireStatus,
  votes: count,
}

export const listPolls = endpoint({
  name: 'listPolls',
  summary: 'The teacher’s own polls, newest first; archived ones are left out',
  method: 'GET',
  path: '/teacher/polls',
  caller: 'teacher',
  data: z.array(z.object({ ...ofPoll, created_at: isoInstant })),
  failures: [],
})

export const readPollResults = endpoint({
  name: 'readPollResults',
  summary: 'How a poll stands: each of its questions with how often what was answered',
  method: 'GET',
  path: '/teacher/polls/:id/results',
  caller: 'teacher',
  params: z.object({ id: storableText(64) }),
  data: z.object({
    ...ofPoll,
    questions: z.array(z.object({ question: keyedQuestion, of: count, tally: z.unknown() })),
  }),
  failures: ['quiz_not_found'],
})
