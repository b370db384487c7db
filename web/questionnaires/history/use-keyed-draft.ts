import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { begunDraft } from '../drafts/begun-draft.ts'
import type { DraftKind } from '../drafts/draft-kind.ts'
import { withKeysFrom } from '../drafts/draft-place.ts'
import { newKeys } from '../drafts/new-keys.ts'
import type { OpenedDraft } from '../drafts/opened-draft.ts'
import { useDraft, useOpenedPlace } from '../drafts/use-draft.ts'
import { useToldElsewhere, useToldSaving } from '../drafts/use-told.ts'
import { historyOf, type Keyed, type KeyedHistory } from './keyed-history.ts'
import { useKeptHistory } from './use-kept-history.ts'

/** What is being written, part by part. `taken`: with what another tab has written, all of which is in it. */
export const useKeyedDraft = <Draft extends Keyed>(
  kind: DraftKind<Draft>,
  opened: OpenedDraft<Draft>,
  taken: (mine: Draft, theirs: Draft) => Draft,
) => {
  const { place, before } = useOpenedPlace(kind, opened)
  const [steps] = useState(() => historyOf(kind))
  const [now, setNow] = useState(() => steps.opened({ ...(before ?? begunDraft(kind)), nextKey: newKeys() }, place))
  const { draft, past, future } = now
  /** How often something else has taken its place. */
  const [round, setRound] = useState(0)
  // A press on "Undo" comes after other changes.
  const newest = useRef(now)
  const latest = useRef(draft)

  const go = useCallback((next: KeyedHistory<Draft>) => {
    newest.current = next
    latest.current = next.draft
    setNow(next)
  }, [])
  const put = useCallback((next: Draft) => go(steps.put(newest.current, next, Date.now())), [go, steps])
  const amend = useCallback((next: Draft) => go(steps.amended(newest.current, next)), [go, steps])
  const replace = useCallback(
    (next: Draft) => {
      go(steps.put(newest.current, next))
      setRound((rounds) => rounds + 1)
    },
    [go, steps],
  )
  const merge = useCallback(
    (theirs: Draft) => flushSync(() => go(steps.put(newest.current, taken(latest.current, theirs)))),
    [go, steps, taken],
  )
  /** What had one of its keys before is not this. */
  const renewed = useCallback((next: Draft) => withKeysFrom(kind, next, latest.current.nextKey), [kind])
  const onElsewhere = useToldElsewhere()
  const shown = { draft, latest, replace, merge, renewed, onElsewhere }
  const hand = useDraft({ kind, place, opened }, shown)
  useToldSaving(hand)
  useKeptHistory(now, place, () => steps.written(newest.current))
  const history = {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => go(steps.undone(newest.current)),
    redo: () => go(steps.redone(newest.current)),
  }
  return { ...hand, latest, round, put, amend, replace, renewed, history }
}
