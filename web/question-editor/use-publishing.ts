import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { isComplete } from '#domain/draft.ts'
import { quizzesQuery } from '../questionnaires/api.ts'
import type { ShareDialog } from '../questionnaires/share-dialog.tsx'
import { publish } from './api.ts'
import { type Refusal, refusalOf } from './components/refusal-panel.tsx'
import type { WizardAlertText } from './components/wizard-alert.tsx'
import type { DraftInHand } from './use-draft.ts'

type Published = ComponentProps<typeof ShareDialog>['quiz']

/** The final save: exactly as many complete questions as the quiz should have, sent once however often one presses. */
export function usePublishing(
  { draft, list, questionCount, forget }: DraftInHand,
  onAlert: (alert: WizardAlertText) => void,
) {
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [published, setPublished] = useState<Published | null>(null)
  const isUnderWay = useRef(false)
  const queryClient = useQueryClient()

  const save = async () => {
    if (isUnderWay.current) return
    const { title, subject, minutes, hasNegativeMarking, scheme } = draft.details
    const complete = draft.questions.filter(isComplete)
    if (minutes === null || complete.length !== questionCount || complete.length !== draft.questions.length) {
      return onAlert({ kind: 'count', planned: questionCount, complete: complete.length })
    }
    isUnderWay.current = true
    setSaving(true)
    setRefusal(null)
    const quiz = { title: title.trim(), subject: subject.trim(), minutes, hasNegativeMarking, scheme }
    const reply = await publish({ ...quiz, questions: complete })
    isUnderWay.current = false
    setSaving(false)
    if (!reply.ok) return setRefusal(refusalOf(reply.failure, list.entries))
    forget()
    void queryClient.invalidateQueries({ queryKey: quizzesQuery.queryKey })
    setPublished({ title: quiz.title, minutes, questionCount, shareCode: reply.value.share_code })
  }
  return { isSaving, refusal, published, save }
}
