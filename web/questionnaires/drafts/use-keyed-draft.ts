import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftKind } from './draft-kind.ts'
import { withKeysFrom } from './draft-place.ts'
import { newKeys } from './new-keys.ts'
import type { OpenedDraft } from './opened-draft.ts'
import { useDraft, useOpenedPlace } from './use-draft.ts'
import { useToldElsewhere, useToldSaving } from './use-told.ts'

/** A draft whose parts have keys; `nextKey`: the first that is free. */
type Keyed = { nextKey: number }

/** What is being written, part by part. `taken`: with what another tab has written, all of which is in it. */
export const useKeyedDraft = <Draft extends Keyed>(
  kind: DraftKind<Draft>,
  opened: OpenedDraft<Draft>,
  taken: (mine: Draft, theirs: Draft) => Draft,
) => {
  const { place, before } = useOpenedPlace(kind, opened)
  const [draft, setDraft] = useState(() => ({ ...(before ?? kind.empty()), nextKey: newKeys() }))
  /** How often something else has taken its place. */
  const [round, setRound] = useState(0)
  // A press on "Undo" comes after other changes.
  const latest = useRef(draft)

  const put = useCallback((next: Draft) => {
    latest.current = next
    setDraft(next)
  }, [])
  const replace = useCallback(
    (next: Draft) => {
      put(next)
      setRound((rounds) => rounds + 1)
    },
    [put],
  )
  const merge = useCallback((theirs: Draft) => flushSync(() => put(taken(latest.current, theirs))), [put, taken])
  /** What had one of its keys before is not this. */
  const renewed = useCallback((next: Draft) => withKeysFrom(kind, next, latest.current.nextKey), [kind])
  const onElsewhere = useToldElsewhere()
  const shown = { draft, latest, replace, merge, renewed, onElsewhere }
  const hand = useDraft({ kind, place, opened }, shown)
  useToldSaving(hand)
  return { ...hand, latest, round, put, replace, renewed }
}
