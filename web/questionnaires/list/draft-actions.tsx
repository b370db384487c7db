import PencilLine from 'lucide-react/icons/pencil-line'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import Trash from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import type { ListedDraft } from '../quiz-list.ts'

export type DraftHandlers = { onRenameDraft: (draft: ListedDraft) => void; onDeleteDraft: (draft: ListedDraft) => void }

export const draftAddress = ({ id }: Pick<ListedDraft, 'id'>): string =>
  `/dashboard/quizzes/drafts/${encodeURIComponent(id)}`

/** Its title may have been taken out again. */
export const draftTitle = ({ title }: Pick<ListedDraft, 'title'>): string => title || t('questionnaires.untitled')

export function DraftActions({ draft, onRenameDraft, onDeleteDraft }: DraftHandlers & { draft: ListedDraft }) {
  const title = draftTitle(draft)
  const toContinue = t('questionnaires.continueDraft', { title })
  return (
    <div className="-mx-2 flex justify-end">
      <Link to={draftAddress(draft)} title={toContinue} aria-label={toContinue} className={iconButtonClass()}>
        <PencilLine />
      </Link>
      <IconButton
        label={t('questionnaires.renameDraft', { title })}
        icon={<TextCursorInput />}
        onClick={() => onRenameDraft(draft)}
      />
      <IconButton
        label={t('questionnaires.deleteQuiz', { title })}
        icon={<Trash />}
        onClick={() => onDeleteDraft(draft)}
      />
    </div>
  )
}
