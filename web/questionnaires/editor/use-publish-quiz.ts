import { useRef, useState } from 'react'
import { isComplete, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import type { Entry } from '../entries/draft-entries.ts'
import { firstToDoIn, questionsOf } from '../entries/draft-list.ts'
import type { Publication, Said } from '../publishing/publication.ts'
import { usePublishing } from '../publishing/use-publishing.ts'
import type { FinishedQuiz } from '../quizzes/publish-quiz.ts'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'
import { type Refusal, refusalOf } from './refusal-panel.tsx'
import { incompleteAlert, type WizardAlertText } from './wizard-alert.tsx'

/** How what is written becomes a quiz, or a version of one. */
export type PublishingQuiz<Made> = {
  publicationOf: (quiz: FinishedQuiz) => Publication<Made>
  /** Asked before anything is sent: what is said of the texts that it changes, null: it is not published. */
  confirm?: ((quiz: FinishedQuiz) => Promise<Said | null>) | undefined
  onPublished: (made: Made, quiz: FinishedQuiz) => void
  /** Told the code of why it was not. */
  onRefused?: ((code: string) => void) | undefined
}

type Means<Made> = PublishingQuiz<Made> & { onAlert: (alert: WizardAlertText) => void }

/** Publishes exactly as many complete questions as the quiz should have. */
export function usePublishQuiz<Made>(hand: QuizInHand, means: Means<Made>) {
  const { publicationOf, confirm, onPublished, onRefused, onAlert } = means
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { isPublishing, publish: send } = usePublishing(hand)
  const latest = useRef(hand)
  latest.current = hand

  const finished = (): FinishedQuiz | null => {
    const { draft, list, questionCount } = latest.current
    const { title, subject, minutes, settings } = draft.details
    const questions = questionsOf(list)
    const complete = questions.filter(isComplete)
    if (minutes === null || complete.length !== questionCount || complete.length !== questions.length) {
      onAlert({ kind: 'count', planned: questionCount, complete: complete.length })
      return null
    }
    const toDo = firstToDoIn(list)
    if (toDo) onAlert(incompleteAlert(list, toDo))
    const details = { title: title.trim(), subject: subject.trim(), minutes, marking: rulesOf(draft.details), settings }
    return toDo ? null : { ...details, items: draft.items }
  }
  const publish = async () => {
    setRefusal(null)
    // What is refused is named by its place among those that were sent.
    const sent: { quiz?: FinishedQuiz | null; entries: readonly Entry[] } = { entries: [] }
    const reply = await send(() => {
      const quiz = finished()
      sent.quiz = quiz
      sent.entries = latest.current.list.entries
      return quiz && { publication: publicationOf(quiz), confirm: confirm && (() => confirm(quiz)) }
    })
    if (!reply || !sent.quiz) return
    if (reply.ok) return onPublished(reply.value, sent.quiz)
    setRefusal(refusalOf(reply.failure, sent.entries))
    onRefused?.(reply.failure.code)
  }
  return { isPublishing, refusal, publish }
}
