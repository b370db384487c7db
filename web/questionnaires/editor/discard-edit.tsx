import { useMemo } from 'react'
import { useDiscarding } from '../drafts/use-discarding.ts'
import type { DraftInHand } from '../drafts/use-draft.ts'
import { differenceOf } from '../history/typed-field.ts'
import { DiscardChanges } from './discard-changes.tsx'

type DiscardEditProps<Draft> = {
  hand: DraftInHand<Draft>
  /** What is published. */
  initial: Draft
}

/** Throws away what was changed in what is published. */
export function DiscardEdit<Draft>({ hand, initial }: DiscardEditProps<Draft>) {
  const { kind, draft } = hand
  const discard = useDiscarding(hand, initial)
  const published = useMemo(() => kind.contentOf(initial), [kind, initial])
  const isPossible = differenceOf(published, kind.contentOf(draft)).in !== 'none'
  return <DiscardChanges isPossible={isPossible} onDiscard={() => void discard()} />
}
