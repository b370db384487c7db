import Archive from 'lucide-react/icons/archive'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import Pencil from 'lucide-react/icons/pencil'
import Settings from 'lucide-react/icons/settings'
import Tag from 'lucide-react/icons/tag'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t as quizzesText } from '../../i18n/questionnaires.ts'
import { t } from '../../i18n/versions.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { ListedQuiz } from '../quiz-list.ts'

type MoreActionsProps = {
  /** Undefined while none is asked for. */
  quiz: ListedQuiz | undefined
  onClose: () => void
  onRename: (quiz: ListedQuiz) => void
  onTag: (quiz: ListedQuiz) => void
  onArchive: (quiz: ListedQuiz) => void
}

const LOOK =
  'flex min-h-12 w-full items-center gap-3 rounded px-3 text-start font-medium text-ink no-underline hover:bg-brand-soft [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft'

/** What else can be done with a quiz; a list, so that nothing is squeezed on a phone. */
export function MoreActions({ quiz, onClose, onRename, onTag, onArchive }: MoreActionsProps) {
  return (
    <Dialog open={quiz !== undefined} onClose={onClose} title={quiz?.title} size="sm" sheet>
      {quiz && (
        <ul className="-mx-3">
          <Leading quiz={quiz} to="edit" icon={<Pencil />} label={t('versions.edit')} />
          <Doing icon={<TextCursorInput />} label={t('versions.rename')} onPress={() => onRename(quiz)} />
          <Doing icon={<Tag />} label={quizzesText('questionnaires.tags')} onPress={() => onTag(quiz)} />
          <Leading quiz={quiz} to="copy" icon={<Copy />} label={t('versions.duplicate')} />
          <Leading quiz={quiz} to="preview" icon={<Eye />} label={t('versions.preview')} />
          <Leading quiz={quiz} to="versions" icon={<History />} label={t('versions.versions')} />
          <Leading quiz={quiz} to="settings" icon={<Settings />} label={t('versions.settings')} />
          <Doing icon={<Archive />} label={quizzesText('questionnaires.archive')} onPress={() => onArchive(quiz)} />
        </ul>
      )}
    </Dialog>
  )
}

type DoingProps = { icon: ReactNode; label: string; onPress: () => void }

function Doing({ icon, label, onPress }: DoingProps) {
  return (
    <li>
      <button type="button" className={LOOK} onClick={onPress}>
        <span aria-hidden="true">{icon}</span>
        {label}
      </button>
    </li>
  )
}

type LeadingProps = { quiz: ListedQuiz; to: string; icon: ReactNode; label: string }

function Leading({ quiz, to, icon, label }: LeadingProps) {
  return (
    <li>
      <Link to={`/dashboard/quizzes/${encodeURIComponent(quiz.id)}/${to}`} className={LOOK}>
        <span aria-hidden="true">{icon}</span>
        {label}
      </Link>
    </li>
  )
}
