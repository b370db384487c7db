import Ellipsis from 'lucide-react/icons/ellipsis'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Settings from 'lucide-react/icons/settings'
import Share from 'lucide-react/icons/share-2'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Link } from 'react-router'
import { mayBecome, type QuestionnaireStatus, takesStudents } from '#domain/questionnaire.ts'
import { t } from '../../i18n/questionnaires.ts'
import { t as versionsText } from '../../i18n/versions.ts'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import type { ListedQuiz } from '../quiz-list.ts'

export type QuizHandlers = {
  onShare: (quiz: ListedQuiz) => void
  onDelete: (quiz: ListedQuiz) => void
  onMore: (quiz: ListedQuiz) => void
  onStatus: (quiz: ListedQuiz, status: QuestionnaireStatus) => Promise<void>
}

export function QuizActions({ quiz, onShare, onDelete, onMore, onStatus }: QuizHandlers & { quiz: ListedQuiz }) {
  const [busy, setBusy] = useState(false)
  const open = takesStudents(quiz.status)
  const other = open ? 'closed' : 'active'
  const { title } = quiz
  const toggle = async () => {
    setBusy(true)
    await onStatus(quiz, other)
    setBusy(false)
  }
  return (
    <div className="-mx-2 flex justify-end">
      <IconButton
        label={t('questionnaires.shareQuiz', { title })}
        icon={<Share />}
        // On phones the row itself is what one presses.
        className="max-sm:hidden"
        onClick={() => onShare(quiz)}
      />
      <Link
        to={`/dashboard/quizzes/${encodeURIComponent(quiz.id)}/settings`}
        title={t('questionnaires.settingsOf', { title })}
        aria-label={t('questionnaires.settingsOf', { title })}
        className={iconButtonClass('quiet', 'max-sm:hidden')}
      >
        <Settings />
      </Link>
      {mayBecome(quiz.status, other) && (
        <IconButton
          label={t(open ? 'questionnaires.closeQuiz' : 'questionnaires.reopenQuiz', { title })}
          icon={open ? <Lock /> : <LockOpen />}
          disabled={busy}
          onClick={() => void toggle()}
        />
      )}
      {mayBecome(quiz.status, 'archived') && (
        <IconButton label={t('questionnaires.deleteQuiz', { title })} icon={<Trash />} onClick={() => onDelete(quiz)} />
      )}
      <IconButton
        label={versionsText('versions.more', { title })}
        icon={<Ellipsis />}
        aria-haspopup="dialog"
        onClick={() => onMore(quiz)}
      />
    </div>
  )
}
