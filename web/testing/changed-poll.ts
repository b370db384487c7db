import type { PollDraft } from '../questionnaires/polls/poll-draft.ts'
import { AS_ENTRIES } from '../questionnaires/polls/poll-entries.ts'
import { changedBy } from './changed-draft.ts'

/** With a question at the end of a poll. */
export const withQuestion = (poll: PollDraft): PollDraft =>
  changedBy(AS_ENTRIES, poll, { step: { type: 'addedQuestion' } })

/** With the question of one place by so many further. */
export const withMoved = (poll: PollDraft, at: number, by: -1 | 1): PollDraft =>
  changedBy(AS_ENTRIES, poll, { step: { type: 'moved', key: poll.entries[at]?.key ?? -1, to: at + by } })
