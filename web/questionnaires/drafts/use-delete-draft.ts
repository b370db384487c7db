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
import { draftPlace, forgetDraft, inHand } from './draft-place.ts'
import { pastedAt } from './pasted-place.ts'

type Deleted = z.output<typeof readDraft.data>

/** Takes away what was pasted for a draft; what it gives back puts it there again. */
const forgetPasted = (id: string, kind: string | undefined) => {
  const here = inHand(kind ?? '')
  const before = pastedAt(draftPlace(here).base.read()?.id === id ? here : id)
  const text = before.read()
  before.write(null)
  return () => pastedAt(id).write(text)
}

type Way = { change: string; withPasted: () => void }

/** Deletes a draft everywhere, says so, and offers the way back, also where the reply that brings what was deleted is lost. */
export const useDeleteDraft = () => {
  const queryClient = useQueryClient()
  const changed = () => void listsChanged(queryClient)
  /** As they were before it was tried, by id. */
  const seen = useRef(new Map<string, Deleted>())

  const putBack = async (deleted: Deleted, { change, withPasted }: Way): Promise<void> => {
    const { id, kind, content, edits } = deleted
    const about = edits && { edits: { quiz_id: edits.quiz_id, version_id: edits.version_id } }
    const body = { based_on: 0, change, kind, content, ...about }
    const back = await callAsTeacher(saveDraft, { params: { id }, body })
    if (!back.ok) {
      const again = isServersFault(back.failure) && wayBack(deleted, { change, withPasted })
      toast.error(failureText(back.failure), { ...(again && { lasts: ONLY_WAY_BACK_MS, action: again }) })
    }
    if (back.ok) withPasted()
    changed()
  }
  /** `change` is the same each time: put back twice, it is there once. */
  const wayBack = (deleted: Deleted, way: Way) => ({
    label: t('questionnaires.undo'),
    onAct: () => void putBack(deleted, way),
  })

  return async ({ id }: { id: string }): Promise<void> => {
    const read = await callAsTeacher(readDraft, { params: { id } })
    if (read.ok) seen.current.set(id, read.value)
    else if (isServersFault(read.failure)) return toast.error(failureText(read.failure))
    const reply = await callAsTeacher(deleteDraft, { params: { id } })
    if (!reply.ok) return toast.error(failureText(reply.failure))
    const deleted = reply.value.draft ?? seen.current.get(id)
    const withPasted = forgetPasted(id, deleted?.kind)
    forgetDraft(id)
    changed()
    seen.current.delete(id)
    toast.success(t('questionnaires.draftDeleted'), {
      lasts: ONLY_WAY_BACK_MS,
      ...(deleted && { action: wayBack(deleted, { change: randomKey(), withPasted }) }),
    })
  }
}
