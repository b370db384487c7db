import PencilLine from 'lucide-react/icons/pencil-line'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import Trash from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import { draftAddress, draftTitle } from '../kinds.tsx'
import type { ListedDraft } from '../quiz-list.ts'
import type { AskedDraft } from './draft-dialogs.tsx'

type DraftActionsProps = { draft: ListedDraft; onAskDraft: (asked: AskedDraft) => void }

export function DraftActions({ draft, onAskDraft }: DraftActionsProps) {
  const title = draftTitle(draft)
  const toContinue = t('questionnaires.continueDraft', { title })
  return (
    <div className="-mx-2 flex justify-end">
      <Link
        to={draftAddress(draft)}
        title={toContinue}
        aria-label={toContinue}
        className={iconButtonClass('quiet', 'max-sm:hidden')}
      >
        <PencilLine />
      </Link>
      <IconButton
        label={t('questionnaires.renameDraft', { title })}
        icon={<TextCursorInput />}
        onClick={() => onAskDraft({ what: 'rename', draft })}
      />
      <IconButton
        label={t('questionnaires.deleteQuiz', { title })}
        icon={<Trash />}
        onClick={() => onAskDraft({ what: 'delete', draft })}
      />
    </div>
  )
}
