import { inHand } from '../drafts/draft-place.ts'
import { NewPoll } from './new-poll.tsx'
import { POLL_DRAFTS } from './poll-drafts.ts'

const IN_HAND = { place: inHand(POLL_DRAFTS.name), found: null }

/** A new poll, or the one in hand. */
export function CreatePoll() {
  return <NewPoll opened={IN_HAND} />
}
