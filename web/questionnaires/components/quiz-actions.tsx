import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Settings from 'lucide-react/icons/settings'
import Share from 'lucide-react/icons/share-2'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Link } from 'react-router'
import { mayBecome, takesStudents } from '#domain/questionnaire.ts'
import type { QuizAction } from '#domain/quiz-actions.ts'
import { t } from '../../i18n/questionnaires.ts'
import { t as versionsText } from '../../i18n/versions.ts'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import type { ListedQuiz } from '../quiz-list.ts'

export type QuizHandlers = {
  onShare: (quiz: ListedQuiz) => void
  onDelete: (quizzes: readonly ListedQuiz[], forGood: boolean) => void
  onMore: (quiz: ListedQuiz) => void
  onAct: (action: QuizAction, quizzes: readonly ListedQuiz[]) => Promise<void>
}

type QuizActionsProps = QuizHandlers & { quiz: ListedQuiz }

export function QuizActions(props: QuizActionsProps) {
  return props.quiz.status === 'archived' ? <PutAway {...props} /> : <Listed {...props} />
}

function Listed({ quiz, onShare, onDelete, onMore, onAct }: QuizActionsProps) {
  const [busy, setBusy] = useState(false)
  const open = takesStudents(quiz.status)
  const { title } = quiz
  const toggle = async () => {
    setBusy(true)
    await onAct(open ? 'close' : 'reopen', [quiz])
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
        // Where there is little room it is found under the three dots.
        className={iconButtonClass('quiet', 'max-[88rem]:hidden')}
      >
        <Settings />
      </Link>
      {mayBecome(quiz.status, open ? 'closed' : 'active') && (
        <IconButton
          label={t(open ? 'questionnaires.closeQuiz' : 'questionnaires.reopenQuiz', { title })}
          icon={open ? <Lock /> : <LockOpen />}
          disabled={busy}
          onClick={() => void toggle()}
        />
      )}
      {mayBecome(quiz.status, 'archived') && (
        <IconButton
          label={t('questionnaires.deleteQuiz', { title })}
          icon={<Trash />}
          onClick={() => onDelete([quiz], false)}
        />
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

/** Archived, or in the bin. */
function PutAway({ quiz, onDelete, onAct }: QuizActionsProps) {
  const [busy, setBusy] = useState(false)
  const { title } = quiz
  const isBinned = quiz.binUntil !== null
  const restore = async () => {
    setBusy(true)
    await onAct('restore', [quiz])
    setBusy(false)
  }
  return (
    <div className="-mx-2 flex justify-end">
      <IconButton
        label={t('questionnaires.restoreQuiz', { title })}
        icon={<ArchiveRestore />}
        disabled={busy}
        onClick={() => void restore()}
      />
      <IconButton
        label={t(isBinned ? 'questionnaires.eraseQuiz' : 'questionnaires.deleteQuiz', { title })}
        icon={<Trash />}
        onClick={() => onDelete([quiz], isBinned)}
      />
    </div>
  )
}
