import * as z from 'zod/mini'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { responding, shut } from '#domain/questionnaires/responding.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import { keyedQuestion } from './papers.ts'
import type { requests } from './polls-requests.ts'
import { contentPages } from './versions.ts'

const count = z.int().check(z.nonnegative())

const ofPoll = {
  id: z.string(),
  title: z.string(),
  share_code: z.string(),
  status: questionnaireStatus,
  votes: count,
}

export const listPolls = endpoint<typeof requests.listPolls>()({
  method: 'GET',
  path: '/teacher/polls',
  data: z.array(
    z.object({
      ...ofPoll,
      no_of_questions: count,
      last_vote_at: z.nullable(isoInstant),
      created_at: isoInstant,
      /** Why it takes no answers though it is open; left out where it does. */
      shut: z.optional(shut),
      /** Until then what is in the bin can be taken back. */
      bin_until: z.optional(isoInstant),
    }),
  ),
})

export const readPoll = endpoint<typeof requests.readPoll>()({
  method: 'GET',
  path: '/teacher/polls/:id',
  data: z.object({
    id: z.string(),
    version_id: z.string(),
    title: z.string(),
    share_code: z.string(),
    status: questionnaireStatus,
    responding,
    sections: contentPages,
    has_votes: z.boolean(),
  }),
})

const changed = z.object({ version_id: z.string() })
export const editPoll = endpoint<typeof requests.editPoll>()({
  method: 'PUT',
  path: '/teacher/polls/:id',
  data: changed,
})

export const resetPoll = endpoint<typeof requests.resetPoll>()({
  method: 'POST',
  path: '/teacher/polls/:id/reset',
  data: changed,
})

export const listPollVotes = endpoint<typeof requests.listPollVotes>()({
  method: 'GET',
  path: '/teacher/polls/:id/votes',
  data: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        /** Empty where none was asked for, or given. */
        name: z.string(),
        at: isoInstant,
        answers: z.array(z.object({ question_id: z.string(), words: z.string() })),
      }),
    ),
    page: count,
    pages: count,
    found: count,
  }),
})

export const readPollResults = endpoint<typeof requests.readPollResults>()({
  method: 'GET',
  path: '/teacher/polls/:id/results',
  data: z.object({
    ...ofPoll,
    version_id: z.string(),
    questions: z.array(z.object({ question: keyedQuestion, of: count, tally: z.unknown() })),
  }),
})
