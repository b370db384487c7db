import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { newKeys } from '../drafts/new-keys.ts'
import type { OpenedDraft } from '../drafts/opened-draft.ts'
import { useDraft, useOpenedPlace } from '../drafts/use-draft.ts'
import { useToldElsewhere, useToldSaving } from '../drafts/use-told.ts'
import { emptyPoll, type PollDraft } from './poll-draft.ts'
import { POLL_DRAFTS } from './poll-drafts.ts'

export type OpenedPoll = OpenedDraft<PollDraft>

/** The poll being written. */
export const usePollDraft = (opened: OpenedPoll) => {
  const { place, before } = useOpenedPlace(POLL_DRAFTS, opened)
  const [draft, setDraft] = useState(() => ({ ...(before ?? emptyPoll()), nextKey: newKeys() }))
  // A press on "Undo" comes after other changes.
  const latest = useRef(draft)

  const put = useCallback((next: PollDraft) => {
    latest.current = next
    setDraft(next)
  }, [])
  const merge = useCallback(
    (theirs: PollDraft) => flushSync(() => put({ ...theirs, nextKey: latest.current.nextKey })),
    [put],
  )
  /** What had one of its keys before is not this. */
  const renewed = useCallback((next: PollDraft) => {
    const from = latest.current.nextKey
    const questions = next.questions.map((entry, at) => ({ ...entry, key: from + at }))
    return { ...next, questions, nextKey: from + questions.length }
  }, [])
  const onElsewhere = useToldElsewhere()
  const where = { kind: POLL_DRAFTS, place, opened }
  const hand = useDraft(where, { draft, latest, replace: put, merge, renewed, onElsewhere })
  useToldSaving(hand.saving, hand.edit !== null)
  return { ...hand, latest, put, renewed }
}

export type PollInHand = ReturnType<typeof usePollDraft>
