import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Settings from 'lucide-react/icons/settings'
import Share from 'lucide-react/icons/share-2'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { mayBecome } from '#domain/questionnaires/questionnaire.ts'
import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { t as versionsText } from '../../i18n/teachers/versions.ts'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import { quizAddress } from '../quiz-address.ts'
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

/** In front is what one comes for; what is rare, and what ends something, is found under the three dots. */
function Listed({ quiz, onShare, onDelete, onMore }: QuizActionsProps) {
  const { title } = quiz
  return (
    <div className="-mx-2 flex justify-end">
      <RowLink quiz={quiz} page="edit" label={t('questionnaires.editQuiz', { title })} icon={<Pencil />} />
      <IconButton
        label={t('questionnaires.shareQuiz', { title })}
        icon={<Share />}
        // On phones the row itself is what one presses.
        className="max-sm:hidden"
        onClick={() => onShare(quiz)}
      />
      <RowLink
        quiz={quiz}
        page="settings"
        label={t('questionnaires.settingsOf', { title })}
        icon={<Settings />}
        className="max-[88rem]:hidden"
      />
      {mayBecome(quiz.status, 'archived') && (
        <IconButton
          label={t('questionnaires.deleteQuiz', { title })}
          icon={<Trash />}
          // Where a thumb presses, it is under the three dots.
          className="max-sm:hidden"
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

type RowLinkProps = {
  quiz: ListedQuiz
  page: 'edit' | 'settings'
  label: string
  icon: ReactNode
  className?: string
}

function RowLink({ quiz, page, label, icon, className }: RowLinkProps) {
  return (
    <Link
      to={quizAddress(quiz.id, page)}
      title={label}
      aria-label={label}
      className={iconButtonClass('quiet', className)}
    >
      {icon}
    </Link>
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
