import { type RefObject, useCallback, useRef, useState } from 'react'
import { begunDraft } from './begun-draft.ts'
import { freshBase } from './draft-base.ts'
import type { DraftKind } from './draft-kind.ts'
import {
  type DraftPlace,
  draftPlace,
  forgetPlace,
  inHand,
  isBegunOtherwise,
  openPlace,
  park,
  writeDraft,
} from './draft-place.ts'
import type { OpenedDraft } from './opened-draft.ts'
import { movePasted, pastedAt } from './pasted-place.ts'
import type { DraftOnServer } from './server-draft-calls.ts'
import { useFollowedTabs } from './use-followed-tabs.ts'
import { useKeeping, useLeaving } from './use-keeping.ts'
import { useServerDraft } from './use-server-draft.ts'

/** What happened to the draft elsewhere: another tab or device wrote a newer one, or it was published or thrown away. */
export type Elsewhere = 'newer' | 'newer_far' | 'merged' | 'gone'

/** Where the draft that was opened lies on this device, and what it says there or was found to say; null: nothing. */
export const useOpenedPlace = <Draft>(kind: DraftKind<Draft>, opened: OpenedDraft<Draft>) => {
  // The same to its end, whoever is signed in by then: what is written last goes to whom it belongs.
  const [known] = useState(() => {
    const place = draftPlace(opened.place)
    const lies = openPlace(kind, place)
    const here = isBegunOtherwise(kind, place) ? null : lies
    return { place, before: here ?? opened.found?.draft ?? opened.edit?.initial ?? null }
  })
  return known
}

/** The draft as a page shows it. */
type Shown<Draft> = {
  draft: Draft
  /** What was written last, where that may be shown only in a moment. */
  latest?: RefObject<Draft>
  /** The same as something else: what had one of its keys before is not this. */
  renewed?: (next: Draft) => Draft
  /** Another one is shown in its place. */
  replace: (next: Draft) => void
  /** It is shown with what another tab has made of it, at once: the next key must not go into what was there before. */
  merge: (next: Draft) => void
  onElsewhere: (how: Elsewhere) => void
}

type Where<Draft> = { kind: DraftKind<Draft>; place: DraftPlace; opened: OpenedDraft<Draft> }

/** What is being written, kept on this device with every change, and on the server from when it is worth it. */
export const useDraft = <Draft>(where: Where<Draft>, shown: Shown<Draft>) => {
  const { kind, place, opened } = where
  const { draft, replace, merge, renewed, onElsewhere } = shown
  const page = useRef({ latest: () => draft, keep: () => {}, onNewer: (_: DraftOnServer<Draft>) => {} })
  const { server, saving, base } = useServerDraft(where, page)
  const onKept = useCallback((kept: Draft) => server.changed(kept), [server])
  const onMerged = useCallback(
    (merged: Draft) => {
      merge(merged)
      onElsewhere('merged')
    },
    [merge, onElsewhere],
  )
  const keeping = useKeeping(draft, { kind, place, onKept, onMerged })
  const { keep, isKept } = keeping

  /** What the server has: nothing that this page would have to save. */
  const takeOver = useCallback(
    (found: Draft, { isWritten = false } = {}) => {
      const next = renewed?.(found) ?? found
      if (!isWritten) writeDraft(kind, place, next)
      isKept(next)
      replace(next)
    },
    [isKept, replace, renewed, kind, place],
  )
  const onNewer = (newer: DraftOnServer<Draft>) => {
    takeOver(newer.draft)
    onElsewhere('newer_far')
  }
  page.current = { latest: () => draft, keep, onNewer }
  useLeaving(keep, server)
  useFollowedTabs({ ...keeping, kind, server, base, place, merge, onChanged: onElsewhere })

  const state = { kind, draft, place, server, base, saving, takeOver, edit: opened.edit ?? null }
  const isInHand = place.place === inHand(kind.name)
  const latest = () => shown.latest?.current ?? draft
  return { ...keeping, ...actionsOn({ ...keeping, ...state, latest, replace }), ...state, isInHand }
}

export type DraftInHand<Draft> = ReturnType<typeof useDraft<Draft>>

type Parts<Draft> = Pick<ReturnType<typeof useKeeping<Draft>>, 'keep' | 'forget'> &
  Pick<ReturnType<typeof useServerDraft<Draft>>, 'server' | 'base'> & {
    kind: DraftKind<Draft>
    place: DraftPlace
    latest: () => Draft
    replace: (next: Draft) => void
  }

const actionsOn = <Draft>({ kind, place, latest, keep, forget, server, base, replace }: Parts<Draft>) => ({
  /** Begins another one; the draft stays where it is on the server. Gives back what undoes it. */
  startOver: (next: Draft = begunDraft(kind)) => {
    keep()
    const was = base.read()
    const draft = latest()
    const pasted = pastedAt(place.place).read()
    if (was) {
      park(kind, was, draft)
      movePasted(place.place, was.id)
    }
    pastedAt(place.place).write(null)
    server.become(null)
    replace(next)
    return () => {
      if (was) forgetPlace(draftPlace(was.id))
      if (was) pastedAt(was.id).write(null)
      pastedAt(place.place).write(pasted)
      server.become(was)
      replace(draft)
      server.changed(draft)
    }
  },
  /** It is published. */
  forget: () => {
    forget()
    server.become(null, { kind: 'done' })
  },
  /** What is gone on the server goes on as a draft of its own, as it is at that moment. */
  keepAsNew: () => {
    const { edits } = base.read() ?? {}
    server.become(edits ? freshBase(edits) : null)
    keep({ evenIfKept: true })
  },
  /** Whether the server keeps it in the list when another one is begun. */
  isListed: (): boolean => {
    const now = base.read()
    return now !== null && now.revision > 0 && !server.isHalted()
  },
})
