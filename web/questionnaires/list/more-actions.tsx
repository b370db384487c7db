import Archive from 'lucide-react/icons/archive'
import ChartColumn from 'lucide-react/icons/chart-column'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Settings from 'lucide-react/icons/settings'
import Share from 'lucide-react/icons/share-2'
import Tag from 'lucide-react/icons/tag'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import Trash from 'lucide-react/icons/trash-2'
import { mayBecome, takesStudents } from '#domain/questionnaires/questionnaire.ts'
import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import { t as quizzesText } from '../../i18n/teachers/questionnaires.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { ActionList, Doing, Leading } from '../../ui/action-list.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { quizAddress } from '../quiz-address.ts'
import type { ListedQuiz } from '../quiz-list.ts'

type MoreActionsProps = {
  /** Undefined while none is asked for. */
  quiz: ListedQuiz | undefined
  onClose: () => void
  onShare: (quiz: ListedQuiz) => void
  onRename: (quiz: ListedQuiz) => void
  onTag: (quiz: ListedQuiz) => void
  onAct: (action: QuizAction, quiz: ListedQuiz) => void
  onDelete: (quiz: ListedQuiz) => void
}

/** What else can be done with a quiz; what ends something stands last. */
export function MoreActions({ quiz, onClose, ...on }: MoreActionsProps) {
  return (
    <Dialog open={quiz !== undefined} onClose={onClose} title={quiz?.title} size="sm" sheet>
      {quiz && (
        <ActionList>
          <Doing icon={<Share />} label={quizzesText('questionnaires.share')} onPress={() => on.onShare(quiz)} />
          <Leading
            to={quizAddress(quiz.id, 'result')}
            icon={<ChartColumn />}
            label={quizzesText('questionnaires.results')}
          />
          <Doing icon={<TextCursorInput />} label={t('versions.rename')} onPress={() => on.onRename(quiz)} />
          <Doing icon={<Tag />} label={quizzesText('questionnaires.tags')} onPress={() => on.onTag(quiz)} />
          <Leading to={quizAddress(quiz.id, 'copy')} icon={<Copy />} label={t('versions.duplicate')} />
          <Leading to={quizAddress(quiz.id, 'preview')} icon={<Eye />} label={t('versions.preview')} />
          <Leading to={quizAddress(quiz.id, 'versions')} icon={<History />} label={t('versions.versions')} />
          <Leading to={quizAddress(quiz.id, 'settings')} icon={<Settings />} label={t('versions.settings')} />
          <Endings quiz={quiz} {...on} />
        </ActionList>
      )}
    </Dialog>
  )
}

function Endings({ quiz, onAct, onDelete }: Pick<MoreActionsProps, 'onAct' | 'onDelete'> & { quiz: ListedQuiz }) {
  const isOpen = takesStudents(quiz.status)
  return (
    <>
      {mayBecome(quiz.status, isOpen ? 'closed' : 'active') && (
        <Doing
          icon={isOpen ? <Lock /> : <LockOpen />}
          label={quizzesText(isOpen ? 'questionnaires.closeToStudents' : 'questionnaires.openAgain')}
          onPress={() => onAct(isOpen ? 'close' : 'reopen', quiz)}
        />
      )}
      <Doing icon={<Archive />} label={quizzesText('questionnaires.archive')} onPress={() => onAct('archive', quiz)} />
      <Doing icon={<Trash />} label={quizzesText('questionnaires.delete')} onPress={() => onDelete(quiz)} />
    </>
  )
}
