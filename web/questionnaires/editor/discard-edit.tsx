import { useDiscarding } from '../drafts/use-discarding.ts'
import type { DraftInHand } from '../drafts/use-draft.ts'
import { DiscardChanges } from './discard-changes.tsx'

type DiscardEditProps<Draft> = {
  hand: DraftInHand<Draft>
  /** What is published. */
  initial: Draft
}

/** Throws away what was changed in what is published. */
export function DiscardEdit<Draft>({ hand, initial }: DiscardEditProps<Draft>) {
  const discard = useDiscarding(hand, initial)
  const contentOf = (draft: Draft) => JSON.stringify(hand.kind.contentOf(draft))
  return <DiscardChanges isPossible={contentOf(hand.draft) !== contentOf(initial)} onDiscard={() => void discard()} />
}
