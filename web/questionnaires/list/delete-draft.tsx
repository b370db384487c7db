import { useState } from 'react'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import { draftTitle } from '../kinds.tsx'
import type { ListedDraft } from '../quiz-list.ts'

type DeleteDraftProps = {
  /** The draft in question; undefined while none is. */
  draft: ListedDraft | undefined
  onClose: () => void
  onDelete: (draft: ListedDraft) => Promise<void>
}

export function DeleteDraft({ draft, onClose, onDelete }: DeleteDraftProps) {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    if (!draft) return
    setBusy(true)
    await onDelete(draft)
    setBusy(false)
    onClose()
  }
  return (
    <AlertDialog
      open={draft !== undefined}
      onClose={onClose}
      title={t('questionnaires.deleteDraftTitle')}
      message={
        <>
          <p className="font-semibold text-ink wrap-anywhere">{draft && draftTitle(draft)}</p>
          <p className="mt-2">{t('questionnaires.deleteDraftEffect')}</p>
          <p className="mt-2">{t('questionnaires.deleteUndo')}</p>
        </>
      }
      action={{ label: t('questionnaires.delete'), danger: true, busy, onAct: () => void act() }}
    />
  )
}
