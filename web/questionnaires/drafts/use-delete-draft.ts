import { useQueryClient } from '@tanstack/react-query'
import { deleteDraft, saveDraft } from '#contract/questionnaires/drafts.ts'
import { randomKey } from '../../calls/random-key.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { ONLY_WAY_BACK_MS, toast } from '../../ui/toast.ts'
import { listsChanged } from '../lists-changed.ts'
import { forgetDraft } from './draft-place.ts'

/** Deletes a draft everywhere, says so, and offers the way back. */
export const useDeleteDraft = () => {
  const queryClient = useQueryClient()
  const changed = () => void listsChanged(queryClient)

  return async ({ id }: { id: string }): Promise<void> => {
    const reply = await callAsTeacher(deleteDraft, { params: { id } })
    if (!reply.ok) return toast.error(failureText(reply.failure))
    forgetDraft(id)
    changed()
    const deleted = reply.value.draft
    const undo = async (change: string) => {
      if (!deleted) return
      const { kind, content, edits } = deleted
      const about = edits && { edits: { quiz_id: edits.quiz_id, version_id: edits.version_id } }
      const body = { based_on: 0, change, kind, content, ...about }
      const back = await callAsTeacher(saveDraft, { params: { id }, body })
      if (!back.ok) toast.error(failureText(back.failure))
      changed()
    }
    toast.success(t('questionnaires.draftDeleted'), {
      lasts: ONLY_WAY_BACK_MS,
      ...(deleted && { action: { label: t('questionnaires.undo'), onAct: () => void undo(randomKey()) } }),
    })
  }
}
