import { type SetStateAction, useCallback, useReducer, useRef, useState } from 'react'
import type { DraftDetails } from '#domain/draft.ts'
import { t } from '../i18n/drafts.ts'
import { freshBase } from './draft-base.ts'
import { advance, begunList, itemsOf, questionCountOf } from './draft-list.ts'
import { claimOwn, forgetPlace, keyOnDevice, ownStorage, park } from './own-storage.ts'
import type { DraftOnServer } from './server-draft-calls.ts'
import {
  DETAILS_KEY,
  type DeviceStorage,
  emptyDetails,
  QUESTIONS_KEY,
  type QuizDraft,
  readDraft,
  writeDraft,
} from './stored-draft.ts'
import { TEXT_KEY } from './text-key.ts'
import { useClearedText } from './use-cleared-text.ts'
import { useKeeping, useLeaving } from './use-keeping.ts'
import { useKeptHistory, withKeptHistory } from './use-kept-history.ts'
import { useOpenedDraft } from './use-opened-draft.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useServerDraft } from './use-server-draft.ts'

/** What happened to the draft elsewhere: another tab or device wrote a newer one, or it was published or thrown away. */
export type Elsewhere = 'newer' | 'newer_far' | 'gone' | null

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
  const keeping = useKeeping(draft, { storage, place, onKept })
  const { keep, isKept } = keeping

  /** What the server has, or another tab has written: nothing that this page would have to save. */
  const takeOver = useCallback(
    (next: QuizDraft, { isWritten = false } = {}) => {
      isKept(next)
      if (!isWritten) writeDraft(storage, next)
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

  const isKey = useCallback(
    (key: string) => [DETAILS_KEY, QUESTIONS_KEY, TEXT_KEY].some((each) => keyOnDevice(each, place) === key),
    [place],
  )
  const onOtherTab = useCallback(() => {
    const newer = readDraft(storage)
    server.dropped()
    base.reread()
    if (newer) takeOver(newer, { isWritten: true })
    else server.become(null, { kind: 'gone' })
    setElsewhere(newer ? 'newer' : 'gone')
  }, [takeOver, storage, server, base])
  useOtherTabs(isKey, onOtherTab)

  const clearText = useClearedText(written.list, written.keepText)
  const parts = { ...keeping, draft, server, base, storage, clearText, replace, setElsewhere }
  const isEdit = opened?.edit !== undefined
  const state = { elsewhere, setElsewhere, storage, place, server, base, saving, takeOver, isEdit }
  return { ...keeping, ...written, ...actionsOn(parts), ...state }
}

export type DraftInHand = ReturnType<typeof useDraft>

const useWritten = (before: QuizDraft | null, storage: DeviceStorage | null) => {
  const [list, dispatch] = useReducer(advance, before, (kept) =>
    withKeptHistory(begunList(kept ?? { items: [] }), storage),
  )
  const [text, keepText] = useState(before?.text ?? null)
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
  const replace = useCallback(({ text: newText = null, ...next }: Replacing) => {
    dispatch({ type: 'replaced', ...next })
    keepText(newText)
    setRound((before) => before + 1)
  }, [])
  return { details, setDetails, list, dispatch, draft, questionCount, replace, text, keepText, round }
}

type Replacing = Omit<QuizDraft, 'text'> & { text?: string | null }

/** Nothing planned yet stays nothing, as long as there is no more than the one question everybody begins with. */
const plannedOf = (details: DraftDetails, questionCount: number): number | null =>
  details.questionCount === null && questionCount <= 1 ? null : questionCount

type Parts = Pick<ReturnType<typeof useKeeping>, 'keep' | 'forget'> &
  Pick<ReturnType<typeof useServerDraft>, 'server' | 'base'> & {
    draft: QuizDraft
    storage: DeviceStorage | null
    clearText: (text: string | null) => void
    replace: (next: QuizDraft) => void
    setElsewhere: (elsewhere: Elsewhere) => void
  }

const actionsOn = ({ draft, keep, forget, server, base, storage, clearText, replace, setElsewhere }: Parts) => ({
  /** The draft stays where it is on the server. Gives back what undoes it. */
  startOver: () => {
    keep()
    const was = base.read()
    if (was) park(was, draft)
    server.become(null)
    clearText(draft.text ?? null)
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
