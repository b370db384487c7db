import { type SetStateAction, useCallback, useMemo, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import { begunDraft } from '../drafts/begun-draft.ts'
import { type DraftPlace, fingerprintOf, readDraft } from '../drafts/draft-place.ts'
import { type Elsewhere, useDraft, useOpenedPlace } from '../drafts/use-draft.ts'
import { advance, begunList, type DraftList, itemsOf, questionCountOf } from '../entries/draft-list.ts'
import { type QuizDraft, writtenDetails } from '../entries/stored-draft.ts'
import { textToKeep } from '../entries/text-of-quiz.ts'
import { useKeptHistory } from '../history/use-kept-history.ts'
import { QUIZ_DRAFTS } from './quiz-drafts.ts'
import { withWrittenHistory, writtenQuizHistory } from './quiz-history.ts'
import { useOpenedQuiz } from './use-opened-quiz.ts'

/** The quiz being written. */
export function useQuizDraft() {
  const opened = useOpenedQuiz()
  const { place, before } = useOpenedPlace(QUIZ_DRAFTS, opened)
  const { replace, merge, ...written } = useWritten(before, place)
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null)
  // That there is something newer is said by what was made of both.
  const onElsewhere = useCallback(
    (how: Elsewhere) => setElsewhere((before) => (how === 'newer' && before === 'merged' ? before : how)),
    [],
  )
  const shown = { draft: written.draft, replace, merge, onElsewhere }
  const { keepAsNew, ...hand } = useDraft({ kind: QUIZ_DRAFTS, place, opened }, shown)
  return {
    ...hand,
    ...written,
    elsewhere,
    setElsewhere,
    keepAsNew: () => {
      setElsewhere(null)
      keepAsNew()
    },
  }
}

export type QuizInHand = ReturnType<typeof useQuizDraft>

const useWritten = (before: QuizDraft | null, place: DraftPlace) => {
  const [list, dispatch] = useReducer(advance, before, (kept) =>
    withKeptHistory(begunList(kept ?? begunDraft(QUIZ_DRAFTS)), place),
  )
  const text = useMemo(() => textToKeep(list.text, list.offers), [list.text, list.offers])
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
  useQuizHistory(list, draft, place)
  const replace = useCallback((next: QuizDraft) => {
    dispatch({ type: 'replaced', ...next })
    setRound((before) => before + 1)
  }, [])
  const merge = useCallback((next: QuizDraft) => {
    flushSync(() => dispatch({ type: 'tookOver', text: null, ...next }))
  }, [])
  return { merge, details, setDetails, list, dispatch, draft, questionCount, replace, text, round }
}

/** The list with what could be undone in it when the page was left, if the draft is still what it was then. */
const withKeptHistory = (list: DraftList, place: DraftPlace): DraftList => {
  const draft = readDraft(QUIZ_DRAFTS, place)
  return draft === null ? list : withWrittenHistory(list, place.history.read(), fingerprintOf(QUIZ_DRAFTS, draft))
}

const useQuizHistory = (list: DraftList, draft: QuizDraft, place: DraftPlace): void => {
  const { past, future, entries, details, text } = list
  const now = useMemo(() => ({ past, future, entries, details, text }), [past, future, entries, details, text])
  useKeptHistory(now, place, () => {
    const of = fingerprintOf(QUIZ_DRAFTS, draft)
    return writtenQuizHistory(list, { of, details: writtenDetails(draft.details), text: draft.text ?? null })
  })
}

/** What was planned stays so, however many there are. Nothing planned yet is as many as there are, once there is more than the one question everybody begins with. */
const plannedOf = ({ questionCount: planned }: DraftDetails, questionCount: number): number | null =>
  planned === null && questionCount > 1 ? questionCount : planned
