import { useCallback, useEffect, useRef } from 'react'
import { hasLoggedOut } from '../../people/accounts/session.ts'
import { type DraftPlace, fingerprintOf, readDraft } from '../drafts/draft-place.ts'
import { useOnLeaving } from '../drafts/use-on-leaving.ts'
import type { DraftList } from '../entries/draft-list.ts'
import type { QuizDraft } from '../entries/stored-draft.ts'
import { QUIZ_DRAFTS } from './quiz-drafts.ts'
import { withWrittenHistory, writtenHistory } from './written-history.ts'

/** After the draft itself, which matters more. */
const WRITE_AFTER_MS = 500

/** The list with what could be undone in it when the page was left, if the draft is still what it was then. */
export const withKeptHistory = (list: DraftList, place: DraftPlace): DraftList => {
  const draft = readDraft(QUIZ_DRAFTS, place)
  return draft === null ? list : withWrittenHistory(list, place.history.read(), fingerprintOf(QUIZ_DRAFTS, draft))
}

/** Keeps what can be undone on this device, for the page that comes after this one. */
export const useKeptHistory = (list: DraftList, draft: QuizDraft, place: DraftPlace): void => {
  const latest = useRef({ list, draft })
  latest.current = { list, draft }
  const { past, future, entries, details, text } = list
  const known = useRef({ past, future, entries, details, text })

  const keep = useCallback(() => {
    const { list: now, draft: of } = latest.current
    const before = known.current
    if (hasLoggedOut()) return
    const isSame = now.past === before.past && now.future === before.future && now.text === before.text
    if (isSame && now.entries === before.entries && now.details === before.details) return
    known.current = now
    const history = writtenHistory(now, fingerprintOf(QUIZ_DRAFTS, of), of.text ?? null)
    // No room: what is there is of another moment, and would be taken for none.
    if (!place.history.write(history)) place.history.write(null)
  }, [place])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is what there is to keep
  useEffect(() => {
    const timer = setTimeout(keep, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [past, future, entries, details, text, keep])

  useOnLeaving(keep)
}
