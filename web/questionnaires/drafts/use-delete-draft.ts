import { useQueryClient } from '@tanstack/react-query'
import { deleteDraft, saveDraft } from '#contract/questionnaires/drafts.ts'
import { randomKey } from '../../calls/random-key.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { ONLY_WAY_BACK_MS, toast } from '../../ui/toast.ts'
import { quizzesQuery } from '../api.ts'
import { forgetDraft } from './own-storage.ts'

/** Deletes a draft everywhere, says so, and offers the way back. */
export const useDeleteDraft = () => {
  const queryClient = useQueryClient()
  const changed = () => void queryClient.invalidateQueries({ queryKey: quizzesQuery.queryKey })

  return async ({ id }: { id: string }): Promise<void> => {
    const reply = await callAsTeacher(deleteDraft, { params: { id } })
    if (!reply.ok) return toast.error(failureText(reply.failure))
    forgetDraft(id)
    changed()
    const content = reply.value.draft?.content
    const undo = async (change: string) => {
      if (!content) return
      const back = await callAsTeacher(saveDraft, { params: { id }, body: { based_on: 0, change, content } })
      if (!back.ok) toast.error(failureText(back.failure))
      changed()
    }
    toast.success(t('questionnaires.draftDeleted'), {
      lasts: ONLY_WAY_BACK_MS,
      ...(content && { action: { label: t('questionnaires.undo'), onAct: () => void undo(randomKey()) } }),
    })
  }
}
