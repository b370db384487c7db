import { useState } from 'react'
import { t } from '../../i18n/questionnaires.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import type { ListedQuiz } from '../quiz-list.ts'

type DeleteQuizProps = {
  /** The quiz in question; undefined while none is. */
  quiz: ListedQuiz | undefined
  onClose: () => void
  onDelete: (quiz: ListedQuiz) => Promise<void>
}

export function DeleteQuiz({ quiz, onClose, onDelete }: DeleteQuizProps) {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    if (!quiz) return
    setBusy(true)
    await onDelete(quiz)
    setBusy(false)
    onClose()
  }
  return (
    <AlertDialog
      open={quiz !== undefined}
      onClose={onClose}
      title={t('questionnaires.deleteTitle')}
      message={
        <>
          <p className="font-semibold text-ink wrap-anywhere">{quiz?.title}</p>
          <p className="mt-2">{t('questionnaires.deleteEffect')}</p>
          <p className="mt-2">{t('questionnaires.deleteUndo')}</p>
        </>
      }
      action={{ label: t('questionnaires.delete'), danger: true, busy, onAct: () => void act() }}
    />
  )
}
