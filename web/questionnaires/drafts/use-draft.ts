import { type SetStateAction, useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import type { DeviceStorage } from '../entries/device-storage.ts'
import { advance, begunList, itemsOf, questionCountOf } from '../entries/draft-list.ts'
import { emptyDetails, type QuizDraft, readDraft, writeDraft } from '../entries/stored-draft.ts'
import { textToKeep } from '../entries/text-of-quiz.ts'
import { freshBase } from './draft-base.ts'
import { claimOwn, forgetPlace, ownStorage, park } from './own-storage.ts'
import type { DraftOnServer } from './server-draft-calls.ts'
import { useFollowedTabs } from './use-followed-tabs.ts'
import { useKeeping, useLeaving } from './use-keeping.ts'
import { useKeptHistory, withKeptHistory } from './use-kept-history.ts'
import { useOpenedDraft } from './use-opened-draft.ts'
import { useServerDraft } from './use-server-draft.ts'

/** What happened to the draft elsewhere: another tab or device wrote a newer one, or it was published or thrown away. */
export type Elsewhere = 'newer' | 'newer_far' | 'merged' | 'gone' | null

/** The quiz being written, kept on this device with every change, and on the server once it has a title. */
export function useDraft() {
  const opened = useOpenedDraft()
  const place = opened?.place ?? null
  // The same to its end, whoever is signed in by then: what is written last goes to whom it belongs.
  const [storage] = useState(() => {
    claimOwn()
    return ownStorage(place)
  })
  const [before] = useState(() => readDraft(storage) ?? opened?.found?.draft ?? opened?.edit?.initial ?? null)
  const { replace, ...written } = useWritten(before, storage)
  const { draft } = written
  const [elsewhere, setElsewhere] = useState<Elsewhere>(null)

  const page = useRef({ latest: () => draft, keep: () => {}, onNewer: (_: DraftOnServer) => {} })
  const { server, saving, base } = useServerDraft({ storage, opened }, page)
  const onKept = useCallback((kept: QuizDraft) => server.changed(kept), [server])
  const { merge } = written
  const onMerged = useCallback(
    (merged: QuizDraft) => {
      merge(merged)
      setElsewhere('merged')
    },
    [merge],
  )
  const keeping = useKeeping(draft, { storage, place, onKept, onMerged })
  const { keep, isKept } = keeping

  /** What the server has: nothing that this page would have to save. */
  const takeOver = useCallback(
    (next: QuizDraft, { isWritten = false } = {}) => {
      if (!isWritten) writeDraft(storage, next)
      isKept(next)
      replace(next)
    },
    [isKept, replace, storage],
  )
  const onNewer = (newer: DraftOnServer) => {
    takeOver(newer.draft)
    setElsewhere('newer_far')
  }
  page.current = { latest: () => draft, keep, onNewer }
  useLeaving(keep, server)

  const onChanged = useCallback(
    (how: 'newer' | 'gone') => setElsewhere((before) => (how === 'newer' && before === 'merged' ? before : how)),
    [],
  )
  useFollowedTabs({ ...keeping, server, base, storage, place, merge, onChanged })

  const parts = { ...keeping, draft, server, base, storage, replace, setElsewhere }
  const isEdit = opened?.edit !== undefined
  const state = { elsewhere, setElsewhere, storage, place, server, base, saving, takeOver, isEdit }
  return { ...keeping, ...written, ...actionsOn(parts), ...state }
}

export type DraftInHand = ReturnType<typeof useDraft>

const useWritten = (before: QuizDraft | null, storage: DeviceStorage | null) => {
  const [list, dispatch] = useReducer(advance, before, (kept) =>
    withKeptHistory(begunList(kept ?? { items: [] }), storage),
  )
  const text = useMemo(() => textToKeep(list.text), [list.text])
  /** How often something else has taken its place. */
  const [round, setRound] = useState(0)
  const { details } = list
  const setDetails = useCallback((next: SetStateAction<DraftDetails>) => {
    dispatch({ type: 'detailed', change: typeof next === 'function' ? next : () => next, at: Date.now() })
  }, [])
  const questionCount = questionCountOf(details.questionCount, list)
  const draft: QuizDraft = {
    details: { ...details, questionCount: plannedOf(details, questionCount) },
    items: itemsOf(list),
    ...(text !== null && { text }),
  }
  useKeptHistory(list, draft, storage)
  const replace = useCallback((next: QuizDraft) => {
    dispatch({ type: 'replaced', ...next })
    setRound((before) => before + 1)
  }, [])
  const merge = useCallback((next: QuizDraft) => {
    // At once: the next key must not go into a question as it was before.
    flushSync(() => dispatch({ type: 'tookOver', text: null, ...next }))
  }, [])
  return { merge, details, setDetails, list, dispatch, draft, questionCount, replace, text, round }
}

/** What was planned stays so, however many there are. Nothing planned yet is as many as there are, once there is more than the one question everybody begins with. */
const plannedOf = ({ questionCount: planned }: DraftDetails, questionCount: number): number | null =>
  planned === null && questionCount > 1 ? questionCount : planned

type Parts = Pick<ReturnType<typeof useKeeping>, 'keep' | 'forget'> &
  Pick<ReturnType<typeof useServerDraft>, 'server' | 'base'> & {
    draft: QuizDraft
    storage: DeviceStorage | null
    replace: (next: QuizDraft) => void
    setElsewhere: (elsewhere: Elsewhere) => void
  }

const actionsOn = ({ draft, keep, forget, server, base, storage, replace, setElsewhere }: Parts) => ({
  /** The draft stays where it is on the server. Gives back what undoes it. */
  startOver: () => {
    keep()
    const was = base.read()
    if (was) park(was, draft)
    server.become(null)
    replace({ details: emptyDetails(), items: [] })
    return () => {
      if (was) forgetPlace(was.id)
      server.become(was)
      writeDraft(storage, draft)
      replace(draft)
    }
  },
  /** It is published. */
  forget: () => {
    forget()
    server.become(null, { kind: 'done' })
  },
  /** What is gone elsewhere goes on as a draft of its own. */
  keepAsNew: () => {
    setElsewhere(null)
    const { edits } = base.read() ?? {}
    server.become(edits ? freshBase(edits) : null)
    server.changed(draft)
  },
  /** The title under which the draft stays in the list when another one is begun. */
  keptAs: (): string | null => {
    const now = base.read()
    return now && now.revision > 0 && !server.isHalted() ? draft.details.title.trim() || t('drafts.untitled') : null
  },
})
