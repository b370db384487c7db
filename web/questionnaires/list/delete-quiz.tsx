import { useState } from 'react'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import type { ListedQuiz } from '../quiz-list.ts'

type DeleteQuizProps = {
  /** The quizzes in question; none while nothing is asked. */
  quizzes: readonly ListedQuiz[]
  /** Not into the bin, but out of it. */
  forGood: boolean
  onClose: () => void
  onDelete: (quizzes: readonly ListedQuiz[]) => Promise<void>
}

export function DeleteQuiz({ quizzes, forGood, onClose, onDelete }: DeleteQuizProps) {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    await onDelete(quizzes)
    setBusy(false)
    onClose()
  }
  const [first] = quizzes
  const count = quizzes.length
  return (
    <AlertDialog
      open={count > 0}
      onClose={onClose}
      title={t(forGood ? 'questionnaires.eraseTitle' : 'questionnaires.deleteManyTitle', { count })}
      message={
        <>
          {count === 1 && <p className="mb-2 font-semibold text-ink wrap-anywhere">{first?.title}</p>}
          <p>{effectOf(count, forGood)}</p>
        </>
      }
      action={{
        label: t(forGood ? 'questionnaires.erase' : 'questionnaires.delete'),
        danger: true,
        busy,
        onAct: () => void act(),
      }}
    />
  )
}

const effectOf = (count: number, forGood: boolean): string => {
  if (forGood) return t(count === 1 ? 'questionnaires.eraseEffect' : 'questionnaires.eraseManyEffect')
  return t(count === 1 ? 'questionnaires.deleteEffect' : 'questionnaires.deleteManyEffect')
}
