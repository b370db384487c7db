import * as z from 'zod/mini'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { responding, shut } from '#domain/questionnaires/responding.ts'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { deviceKey, pageNumber } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'
import { keyedQuestion } from './papers.ts'
import { writtenSections } from './polls-and-surveys.ts'
import { contentPages } from './versions.ts'

const id = storableText(64)
const params = z.object({ id })
const count = z.int().check(z.nonnegative())

const ofPoll = {
  id: z.string(),
  title: z.string(),
  share_code: z.string(),
  status: questionnaireStatus,
  votes: count,
}

/** Which part of a list is read: what is neither archived nor deleted, or what is in the bin. */
export const listShown = z.object({ show: z.optional(z.enum(['listed', 'bin'], 'not_one_of')) })

export const listPolls = endpoint({
  name: 'listPolls',
  summary:
    'The teacher’s own polls, newest first; archived ones are left out, and those in the bin are told by themselves',
  method: 'GET',
  path: '/teacher/polls',
  caller: 'teacher',
  query: listShown,
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
  failures: [],
})

export const readPoll = endpoint({
  name: 'readPoll',
  summary: 'A poll as its author writes it, in the form of a new one, and whether anybody has begun to vote',
  method: 'GET',
  path: '/teacher/polls/:id',
  caller: 'teacher',
  params,
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
  failures: ['quiz_not_found'],
})

const changed = z.object({ version_id: z.string() })
const change = {
  /** The id of the version that was read. Where another one is current by now, nothing is changed. */
  based_on: id,
  /** A random key made once per change: sent again because its answer was lost, the same version answers. */
  draft_key: deviceKey,
}

export const editPoll = endpoint({
  name: 'editPoll',
  summary:
    'Replace what a poll asks, which is possible until the first vote, and how it is answered. A vote on what was asked before is refused with `poll_changed`',
  method: 'PUT',
  path: '/teacher/polls/:id',
  caller: 'teacher',
  params,
  body: z.strictObject({ ...writtenSections, responding, ...change }),
  bodyLimit: 4 * 1024 * 1024,
  data: changed,
  failures: [
    'quiz_not_found',
    'quiz_changed',
    'poll_has_votes',
    'quizzes_too_large',
    'too_many_published',
    'too_many_quiz_pictures',
    'busy',
  ],
})

export const resetPoll = endpoint({
  name: 'resetPoll',
  summary:
    'Erase all votes of a poll for good, and begin anew: every device may vote again, and no vote from before comes back. `quiz_code` is its code, typed by whoever wants that',
  method: 'POST',
  path: '/teacher/polls/:id/reset',
  caller: 'teacher',
  params,
  body: z.strictObject({ quiz_code: code, ...change }),
  data: changed,
  failures: ['quiz_not_found', 'wrong_quiz_code', 'quiz_changed', 'quizzes_too_large', 'too_many_published'],
})

export const listPollVotes = endpoint({
  name: 'listPollVotes',
  summary: 'The votes of a poll one by one, the latest first, 30 a page: each in words, with the name that was given',
  method: 'GET',
  path: '/teacher/polls/:id/votes',
  caller: 'teacher',
  params,
  query: z.object({ page: z.optional(pageNumber) }),
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
  failures: ['quiz_not_found'],
})

export const readPollResults = endpoint({
  name: 'readPollResults',
  summary: 'How a poll stands: each of its questions with how often what was answered',
  method: 'GET',
  path: '/teacher/polls/:id/results',
  caller: 'teacher',
  params,
  data: z.object({
    ...ofPoll,
    version_id: z.string(),
    questions: z.array(z.object({ question: keyedQuestion, of: count, tally: z.unknown() })),
  }),
  failures: ['quiz_not_found'],
})
