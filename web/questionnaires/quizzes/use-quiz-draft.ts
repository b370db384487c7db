import { type SetStateAction, useCallback, useMemo, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftPlace } from '../drafts/draft-place.ts'
import { type Elsewhere, useDraft, useOpenedPlace } from '../drafts/use-draft.ts'
import { advance, begunList, itemsOf, questionCountOf } from '../entries/draft-list.ts'
import type { QuizDraft } from '../entries/stored-draft.ts'
import { textToKeep } from '../entries/text-of-quiz.ts'
import { QUIZ_DRAFTS } from './quiz-drafts.ts'
import { useKeptHistory, withKeptHistory } from './use-kept-history.ts'
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
    withKeptHistory(begunList(kept ?? { items: [] }), place),
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
  useKeptHistory(list, draft, place)
  const replace = useCallback((next: QuizDraft) => {
    dispatch({ type: 'replaced', ...next })
    setRound((before) => before + 1)
  }, [])
  const merge = useCallback((next: QuizDraft) => {
    flushSync(() => dispatch({ type: 'tookOver', text: null, ...next }))
  }, [])
  return { merge, details, setDetails, list, dispatch, draft, questionCount, replace, text, round }
}

/** What was planned stays so, however many there are. Nothing planned yet is as many as there are, once there is more than the one question everybody begins with. */
const plannedOf = ({ questionCount: planned }: DraftDetails, questionCount: number): number | null =>
  planned === null && questionCount > 1 ? questionCount : planned
