import * as z from 'zod/mini'
import { responding } from '#domain/questionnaires/responding.ts'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey, pageNumber } from '../wire/inputs.ts'
import { publishedDraft } from './drafts-requests.ts'
import { writtenSections } from './polls-and-surveys-requests.ts'

const id = storableText(64)
const params = z.object({ id })
/** Which part of a list is read: what is neither archived nor deleted, or what is in the bin. */
export const listShown = z.object({ show: z.optional(z.enum(['listed', 'bin'], 'not_one_of')) })

const change = {
  /** The id of the version that was read. Where another one is current by now, nothing is changed. */
  based_on: id,
  /** A random key made once per change: sent again because its answer was lost, the same version answers. */
  draft_key: deviceKey,
}

export const requests = {
  listPolls: {
    summary:
      'The teacher’s own polls, newest first; archived ones are left out, and those in the bin are told by themselves',
    caller: 'teacher',
    query: listShown,
    failures: [],
  },
  readPoll: {
    summary: 'A poll as its author writes it, in the form of a new one, and whether anybody has begun to vote',
    caller: 'teacher',
    params,
    failures: ['quiz_not_found'],
  },
  editPoll: {
    summary:
      'Replace what a poll asks, which is possible until the first vote, and how it is answered. A vote on what was asked before is refused with `poll_changed`',
    caller: 'teacher',
    params,
    body: z.strictObject({
      ...writtenSections,
      responding,
      ...change,
      /** The draft that it is, as it was saved last; it is gone once this is asked. */
      draft: z.optional(publishedDraft),
    }),
    bodyLimit: 4 * 1024 * 1024,
    failures: [
      'quiz_not_found',
      'quiz_changed',
      'poll_has_votes',
      'draft_changed',
      'draft_gone',
      'quizzes_too_large',
      'too_many_published',
      'too_many_quiz_pictures',
      'busy',
    ],
  },
  resetPoll: {
    summary:
      'Erase all votes of a poll for good, and begin anew: every device may vote again, and no vote from before comes back. `quiz_code` is its code, typed by whoever wants that',
    caller: 'teacher',
    params,
    body: z.strictObject({ quiz_code: code, ...change }),
    failures: ['quiz_not_found', 'wrong_quiz_code', 'quiz_changed', 'quizzes_too_large', 'too_many_published'],
  },
  listPollVotes: {
    summary: 'The votes of a poll one by one, the latest first, 30 a page: each in words, with the name that was given',
    caller: 'teacher',
    params,
    query: z.object({ page: z.optional(pageNumber) }),
    failures: ['quiz_not_found'],
  },
  readPollResults: {
    summary: 'How a poll stands: each of its questions with how often what was answered',
    caller: 'teacher',
    params,
    failures: ['quiz_not_found'],
  },
} as const satisfies Requests
