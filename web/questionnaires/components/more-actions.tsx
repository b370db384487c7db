import Archive from 'lucide-react/icons/archive'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import Pencil from 'lucide-react/icons/pencil'
import Settings from 'lucide-react/icons/settings'
import Tag from 'lucide-react/icons/tag'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import { t as quizzesText } from '../../i18n/questionnaires.ts'
import { t } from '../../i18n/versions.ts'
import { ActionList, Doing, Leading } from '../../ui/action-list.tsx'
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

const addressOf = ({ id }: ListedQuiz, page: string) => `/dashboard/quizzes/${encodeURIComponent(id)}/${page}`

/** What else can be done with a quiz. */
export function MoreActions({ quiz, onClose, onRename, onTag, onArchive }: MoreActionsProps) {
  return (
    <Dialog open={quiz !== undefined} onClose={onClose} title={quiz?.title} size="sm" sheet>
      {quiz && (
        <ActionList>
          <Leading to={addressOf(quiz, 'edit')} icon={<Pencil />} label={t('versions.edit')} />
          <Doing icon={<TextCursorInput />} label={t('versions.rename')} onPress={() => onRename(quiz)} />
          <Doing icon={<Tag />} label={quizzesText('questionnaires.tags')} onPress={() => onTag(quiz)} />
          <Leading to={addressOf(quiz, 'copy')} icon={<Copy />} label={t('versions.duplicate')} />
          <Leading to={addressOf(quiz, 'preview')} icon={<Eye />} label={t('versions.preview')} />
          <Leading to={addressOf(quiz, 'versions')} icon={<History />} label={t('versions.versions')} />
          <Leading to={addressOf(quiz, 'settings')} icon={<Settings />} label={t('versions.settings')} />
          <Doing icon={<Archive />} label={quizzesText('questionnaires.archive')} onPress={() => onArchive(quiz)} />
        </ActionList>
      )}
    </Dialog>
  )
}
