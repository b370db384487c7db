import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isComplete, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import type { Reply } from '../../calls/reply.ts'
import { quizzesQuery } from '../api.ts'
import { firstToDoIn, questionsOf } from '../entries/draft-list.ts'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'
import type { FinishedQuiz } from './api.ts'
import { type Refusal, refusalOf } from './refusal-panel.tsx'
import { incompleteAlert, type WizardAlertText } from './wizard-alert.tsx'

/** How what is written becomes a quiz, or a version of one. */
export type Saving<Made> = {
  /** Asked before anything is sent: whether to go on. Left out: yes. */
  isMeant?: ((quiz: FinishedQuiz) => Promise<boolean>) | undefined
  send: (quiz: FinishedQuiz) => Promise<Reply<Made>>
  onSaved: (made: Made, quiz: FinishedQuiz) => void
}

type Means<Made> = Saving<Made> & { onAlert: (alert: WizardAlertText) => void }

/** The final save: exactly as many complete questions as the quiz should have, sent once however often one presses. */
export function usePublishing<Made>(
  { draft, list, questionCount, keep, forget }: QuizInHand,
  { isMeant, send, onSaved, onAlert }: Means<Made>,
) {
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isUnderWay = useRef(false)
  const queryClient = useQueryClient()

  const save = async () => {
    if (isUnderWay.current) return
    const { title, subject, minutes, settings } = draft.details
    const questions = questionsOf(list)
    const complete = questions.filter(isComplete)
    if (minutes === null || complete.length !== questionCount || complete.length !== questions.length) {
      return onAlert({ kind: 'count', planned: questionCount, complete: complete.length })
    }
    const toDo = firstToDoIn(list)
    if (toDo) return onAlert(incompleteAlert(list, toDo))
    isUnderWay.current = true
    setSaving(true)
    setRefusal(null)
    const marking = rulesOf(draft.details)
    const details = { title: title.trim(), subject: subject.trim(), minutes, marking, settings }
    const quiz = { ...details, items: draft.items }
    keep()
    const reply = !isMeant || (await isMeant(quiz)) ? await send(quiz) : null
    isUnderWay.current = false
    setSaving(false)
    if (!reply) return
    if (!reply.ok) return setRefusal(refusalOf(reply.failure, list.entries))
    forget()
    void queryClient.invalidateQueries({ queryKey: quizzesQuery.queryKey })
    onSaved(reply.value, quiz)
  }
  return { isSaving, refusal, save }
}
