import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type * as z from 'zod/mini'
import { deleteDraft, readDraft, saveDraft } from '#contract/questionnaires/drafts.ts'
import { randomKey } from '../../calls/random-key.ts'
import { isServersFault } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { ONLY_WAY_BACK_MS, toast } from '../../ui/toast.ts'
import { listsChanged } from '../lists-changed.ts'
import { forgetDraft } from './draft-place.ts'

type Deleted = z.output<typeof readDraft.data>

/** Deletes a draft everywhere, says so, and offers the way back, also where the reply that brings what was deleted is lost. */
export const useDeleteDraft = () => {
  const queryClient = useQueryClient()
  const changed = () => void listsChanged(queryClient)
  /** As they were before it was tried, by id. */
  const seen = useRef(new Map<string, Deleted>())

  const putBack = async (deleted: Deleted, change: string): Promise<void> => {
    const { id, kind, content, edits } = deleted
    const about = edits && { edits: { quiz_id: edits.quiz_id, version_id: edits.version_id } }
    const body = { based_on: 0, change, kind, content, ...about }
    const back = await callAsTeacher(saveDraft, { params: { id }, body })
    if (!back.ok) {
      const again = isServersFault(back.failure) && wayBack(deleted, change)
      toast.error(failureText(back.failure), { ...(again && { lasts: ONLY_WAY_BACK_MS, action: again }) })
    }
    changed()
  }
  /** `change` is the same each time: put back twice, it is there once. */
  const wayBack = (deleted: Deleted, change: string) => ({
    label: t('questionnaires.undo'),
    onAct: () => void putBack(deleted, change),
  })

  return async ({ id }: { id: string }): Promise<void> => {
    const read = await callAsTeacher(readDraft, { params: { id } })
    if (read.ok) seen.current.set(id, read.value)
    else if (isServersFault(read.failure)) return toast.error(failureText(read.failure))
    const reply = await callAsTeacher(deleteDraft, { params: { id } })
    if (!reply.ok) return toast.error(failureText(reply.failure))
    forgetDraft(id)
    changed()
    const deleted = reply.value.draft ?? seen.current.get(id)
    seen.current.delete(id)
    toast.success(t('questionnaires.draftDeleted'), {
      lasts: ONLY_WAY_BACK_MS,
      ...(deleted && { action: wayBack(deleted, randomKey()) }),
    })
  }
}
