import { type Dispatch, useCallback, useMemo, useRef, useState } from 'react'
import { t } from '../../i18n/teachers/editor.ts'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { advance, begunList, type DraftList, type DraftStep, firstToDoIn, indexOf } from '../entries/draft-list.ts'
import { type Asides, NO_ASIDES } from '../entries/kept-aside.ts'
import type { Offers } from '../entries/offers.ts'
import type { EntriesInHand } from '../question-list/use-question-steps.ts'
import type { Keyed } from './keyed-history.ts'
import type { useKeyedDraft } from './use-keyed-draft.ts'

/** How a draft is a list of entries. */
export type AsEntries<Draft> = {
  offers: Offers
  entriesOf: (draft: Draft) => Entry[]
  withEntries: (draft: Draft, entries: readonly Entry[]) => Draft
}

type Hand<Draft extends Keyed> = Pick<
  ReturnType<typeof useKeyedDraft<Draft>>,
  'draft' | 'latest' | 'put' | 'amend' | 'history'
>

/** What is open, and what is kept aside of what was changed: neither is undone. */
type Shown = { open: number; asides: Asides }

/** No entry has this key. */
const NOTHING = -1

/**
 * A draft as the list of entries that the editor changes; each change is a step of the draft's own history. `write`: puts
 * the draft that a change leads to.
 */
export const useKeyedEntries = <Draft extends Keyed>(
  { draft, latest, put, amend, history }: Hand<Draft>,
  as: AsEntries<Draft>,
  write: (next: Draft) => void = put,
): EntriesInHand => {
  const [shown, setShown] = useState<Shown>(() => listOf(as, draft, { open: NOTHING, asides: NO_ASIDES }))
  const newest = useRef(shown)
  const listIn = useCallback(
    (now: Draft, { open, asides }: Shown): DraftList => listOf(as, now, { open, asides }),
    [as],
  )
  const show = useCallback((next: Shown) => {
    newest.current = next
    setShown(next)
  }, [])
  const acting = useRef(write)
  acting.current = write
  const dispatch: Dispatch<DraftStep> = useCallback(
    (step) => {
      const before = listIn(latest.current, newest.current)
      const after = advance(before, step)
      if (after === before) return
      show({ open: after.open, asides: after.asides })
      if (after.entries === before.entries && after.text === before.text) return
      const written = after.entries === before.entries ? latest.current : as.withEntries(latest.current, after.entries)
      const next = { ...written, text: after.text ?? undefined, nextKey: after.nextKey }
      if (step.type === 'followedText') amend(next)
      else acting.current(next)
    },
    [as, latest, listIn, show, amend],
  )
  /** Whoever goes back is shown what changed. */
  const stepping = (isPossible: boolean, step: () => void, said: () => string) => () => {
    if (!isPossible) return null
    const before = as.entriesOf(latest.current)
    step()
    const open = changedIn(before, as.entriesOf(latest.current))
    if (open !== null) show({ ...newest.current, open })
    return said()
  }
  const { canUndo, canRedo } = history
  const list = useMemo(() => listIn(draft, shown), [listIn, draft, shown])
  return {
    list,
    dispatch,
    history: {
      canUndo,
      canRedo,
      undo: stepping(canUndo, history.undo, () => t('editor.saidUndone')),
      redo: stepping(canRedo, history.redo, () => t('editor.saidRedone')),
    },
  }
}

const listOf = <Draft extends Keyed>(
  { offers, entriesOf }: AsEntries<Draft>,
  draft: Draft,
  shown: Shown,
): DraftList => {
  const { nextKey, text = null } = draft
  const list = { ...begunList({ items: [], offers }), ...shown, entries: entriesOf(draft), text, nextKey }
  if (indexOf(list, shown.open) !== -1) return list
  return { ...list, open: (firstToDoIn(list) ?? list.entries.find(isQuestion))?.key ?? NOTHING }
}

/** The first question that says something else or stands elsewhere, or the first part; null: none does. */
const changedIn = (before: readonly Entry[], after: readonly Entry[]): number | null => {
  const others = after.filter((entry, place) => JSON.stringify(entry) !== JSON.stringify(before[place]))
  const shown = others.find(isQuestion) ?? others[0] ?? (after.length < before.length ? after.at(-1) : undefined)
  return shown?.key ?? null
}
