import { type SetStateAction, useCallback, useMemo, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import { begunDraft } from '../drafts/begun-draft.ts'
import type { DraftKind } from '../drafts/draft-kind.ts'
import { type DraftPlace, fingerprintOf, readDraft } from '../drafts/draft-place.ts'
import { type Elsewhere, useDraft, useOpenedPlace } from '../drafts/use-draft.ts'
import { advance, begunList, type DraftList, itemsOf, questionCountOf } from '../entries/draft-list.ts'
import { type QuizDraft, writtenDetails } from '../entries/stored-draft.ts'
import { textToKeep } from '../entries/text-of-quiz.ts'
import { useKeptHistory } from '../history/use-kept-history.ts'
import { useKindHere } from '../use-kind-here.ts'
import { TAKEN_DRAFTS } from './quiz-drafts.ts'
import { withWrittenHistory, writtenQuizHistory } from './quiz-history.ts'
import { useOpenedQuiz } from './use-opened-quiz.ts'

/** The quiz or exam being written. */
export function useQuizDraft() {
  const kindHere = useKindHere()
  const kind = TAKEN_DRAFTS[kindHere]
  const opened = useOpenedQuiz(kindHere)
  const { place, before } = useOpenedPlace(kind, opened)
  const { replace, merge, ...written } = useWritten(kind, before, place)
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null)
  // That there is something newer is said by what was made of both.
  const onElsewhere = useCallback(
    (how: Elsewhere) => setElsewhere((before) => (how === 'newer' && before === 'merged' ? before : how)),
    [],
  )
  const shown = { draft: written.draft, replace, merge, onElsewhere }
  const { keepAsNew, ...hand } = useDraft({ kind, place, opened }, shown)
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

const useWritten = (kind: DraftKind<QuizDraft>, before: QuizDraft | null, place: DraftPlace) => {
  const [list, dispatch] = useReducer(advance, before, (kept) =>
    withKeptHistory(begunList(kept ?? begunDraft(kind)), kind, place),
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
  useQuizHistory(list, draft, { kind, place })
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
const withKeptHistory = (list: DraftList, kind: DraftKind<QuizDraft>, place: DraftPlace): DraftList => {
  const draft = readDraft(kind, place)
  return draft === null ? list : withWrittenHistory(list, place.history.read(), fingerprintOf(kind, draft))
}

type Kept = { kind: DraftKind<QuizDraft>; place: DraftPlace }

const useQuizHistory = (list: DraftList, draft: QuizDraft, { kind, place }: Kept): void => {
  const { past, future, entries, details, text } = list
  const now = useMemo(() => ({ past, future, entries, details, text }), [past, future, entries, details, text])
  useKeptHistory(now, place, () => {
    const of = fingerprintOf(kind, draft)
    return writtenQuizHistory(list, { of, details: writtenDetails(draft.details), text: draft.text ?? null })
  })
}

/** What was planned stays so, however many there are. Nothing planned yet is as many as there are, once there is more than the one question everybody begins with. */
const plannedOf = ({ questionCount: planned }: DraftDetails, questionCount: number): number | null =>
  planned === null && questionCount > 1 ? questionCount : planned
