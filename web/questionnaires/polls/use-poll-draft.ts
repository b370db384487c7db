import type { OpenedDraft } from '../drafts/opened-draft.ts'
import { useKeyedDraft } from '../history/use-keyed-draft.ts'
import type { PollDraft } from './poll-draft.ts'
import { POLL_DRAFTS } from './poll-drafts.ts'

export type OpenedPoll = OpenedDraft<PollDraft>

const taken = ({ nextKey }: PollDraft, theirs: PollDraft): PollDraft => ({ ...theirs, nextKey })

/** The poll being written. */
export const usePollDraft = (opened: OpenedPoll) => useKeyedDraft(POLL_DRAFTS, opened, taken)

export type PollInHand = ReturnType<typeof usePollDraft>
