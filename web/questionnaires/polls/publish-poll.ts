import { editPoll } from '#contract/questionnaires/polls.ts'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import type { Edits } from '../drafts/draft-base.ts'
import { firstVersion, nextVersion } from '../publishing/publication.ts'
import { type PollDraft, pollOnWire } from './poll-draft.ts'

export const newPoll = (draft: PollDraft) =>
  firstVersion(pollOnWire(draft), (body, patience) =>
    callAsTeacher(createResponded, { body: { kind: 'poll', ...body } }, patience),
  )

/** What it asks and how it is answered, until the first vote. */
export const editedPoll = (draft: PollDraft, { quizId, versionId }: Edits) =>
  nextVersion({ quizId, versionId, number: 0 }, pollOnWire(draft), ({ same_meaning: _, ...body }, patience) =>
    callAsTeacher(editPoll, { params: { id: quizId }, body }, patience),
  )
