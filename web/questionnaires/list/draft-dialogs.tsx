import { renameDraft } from '../drafts/rename-draft.ts'
import type { ListedDraft } from '../quiz-list.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { RenameQuiz } from './rename-quiz.tsx'

/** What a draft's dialog is open for. */
export type AskedDraft = { what: 'rename' | 'delete'; draft: ListedDraft }

type DraftDialogsProps = {
  asked: AskedDraft | undefined
  onClose: () => void
  onDelete: (draft: ListedDraft) => Promise<void>
}

export function DraftDialogs({ asked, onClose, onDelete }: DraftDialogsProps) {
  return (
    <>
      {asked?.what === 'rename' && <RenameQuiz quiz={namesOf(asked.draft)} save={renameDraft} onClose={onClose} />}
      <DeleteDraft draft={asked?.what === 'delete' ? asked.draft : undefined} onClose={onClose} onDelete={onDelete} />
    </>
  )
}

/** A subject is written when its time comes; one that is there can be changed with the title. */
const namesOf = ({ id, title, subject }: ListedDraft) => ({ id, title, ...(subject !== '' && { subject }) })
