import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { DraftDetails } from '#domain/draft.ts'
import { currentSession } from '../accounts/session.ts'
import { advance, draftListOf, questionCountOf, questionsOf } from './draft-list.ts'
import { claimOwn, ownStorage } from './own-storage.ts'
import {
  DETAILS_KEY,
  type DeviceStorage,
  deviceStorage,
  emptyDetails,
  QUESTIONS_KEY,
  type QuizDraft,
  readDraft,
  removeDraft,
  writeDraft,
} from './stored-draft.ts'

const WRITE_AFTER_MS = 300
/** Another tab writes two keys, one after the other. */
const READ_AFTER_MS = 50

/** What happened to the draft elsewhere: another tab wrote a newer one, or it was published or thrown away there. */
export type Elsewhere = 'newer' | 'gone' | null

/** The quiz being written, kept on this device with every change. */
export function useDraft() {
  // The same to its end, whoever is signed in by then: what is written last goes to whom it belongs.
  const [storage] = useState(() => {
    claimOwn()
    return ownStorage()
  })
  const [before] = useState(() => readDraft(storage))
  const [details, setDetails] = useState<DraftDetails>(() => before?.details ?? emptyDetails())
  const [list, dispatch] = useReducer(advance, before?.questions ?? [], draftListOf)
  const [elsewhere, setElsewhere] = useState<Elsewhere>(null)

  const questionCount = questionCountOf(details.questionCount, list)
  const draft: QuizDraft = {
    details: { ...details, questionCount: plannedOf(details, questionCount) },
    questions: questionsOf(list),
  }
  const keeping = useKeeping(draft, storage)

  const replace = useCallback((next: QuizDraft) => {
    setDetails(next.details)
    dispatch({ type: 'replaced', questions: next.questions })
  }, [])

  const onElsewhere = useCallback(() => {
    const newer = readDraft(storage)
    if (newer) {
      keeping.isKept(newer)
      replace(newer)
    }
    setElsewhere(newer ? 'newer' : 'gone')
  }, [replace, storage, keeping.isKept])
  useOtherTabs(onElsewhere)

  /** Gives back what undoes it. */
  const startOver = () => {
    replace({ details: emptyDetails(), questions: [] })
    return () => {
      writeDraft(storage, draft)
      replace(draft)
    }
  }

  return { details, setDetails, startOver, list, dispatch, draft, questionCount, elsewhere, setElsewhere, ...keeping }
}

export type DraftInHand = ReturnType<typeof useDraft>

/** Nothing planned yet stays nothing, as long as there is no more than the one question everybody begins with. */
const plannedOf = (details: DraftDetails, questionCount: number): number | null =>
  details.questionCount === null && questionCount <= 1 ? null : questionCount

/** Whoever logs out leaves nothing behind; a session that ended by itself leaves its draft to be found again. */
const hasLoggedOut = () => {
  const session = currentSession()
  return !session.open && session.because === 'logged_out'
}

/** Writes the draft shortly after it has changed, and at once when the page is left. */
const useKeeping = (draft: QuizDraft, storage: DeviceStorage | null) => {
  /** When it was last written; `failed` when the device did not take it, null while nothing had to be. */
  const [kept, setKept] = useState<number | 'failed' | null>(null)
  const text = JSON.stringify(draft)
  const known = useRef(text)
  const latest = useRef({ text, draft })
  latest.current = { text, draft }

  const keep = useCallback(() => {
    if (latest.current.text === known.current || hasLoggedOut()) return
    known.current = latest.current.text
    setKept(writeDraft(storage, latest.current.draft) ? Date.now() : 'failed')
  }, [storage])

  useEffect(() => {
    if (text === known.current) return
    const timer = setTimeout(keep, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, keep])

  useEffect(() => {
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [keep])

  const isKept = useCallback((kept: QuizDraft) => {
    known.current = JSON.stringify(kept)
  }, [])
  const forget = useCallback(() => {
    known.current = latest.current.text
    removeDraft(storage)
    setKept(null)
  }, [storage])
  return { kept, isKept, forget }
}

const useOtherTabs = (onChange: () => void) => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stored = ({ key, storageArea }: StorageEvent) => {
      if (storageArea !== deviceStorage()) return
      if (key !== null && key !== DETAILS_KEY && key !== QUESTIONS_KEY) return
      clearTimeout(timer)
      timer = setTimeout(onChange, READ_AFTER_MS)
    }
    window.addEventListener('storage', stored)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', stored)
    }
  }, [onChange])
}
