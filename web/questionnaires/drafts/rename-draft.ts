import { readDraft, saveDraft } from '#contract/questionnaires/drafts.ts'
import { randomKey } from '../../calls/random-key.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'

/**
 * Gives a draft another title and subject, and leaves all else as it is. Whoever writes in it at the same time is asked, as
 * when two devices do: nothing of either is overwritten.
 */
export const renameDraft = async ({ id, ...names }: { id: string; title: string; subject?: string }) => {
  const { revision, content } = await orThrow(callAsTeacher(readDraft, { params: { id } }))
  const renamed = { ...content, details: { ...content.details, ...names } }
  const body = { based_on: revision, change: randomKey(), content: renamed }
  return orThrow(callAsTeacher(saveDraft, { params: { id }, body }))
}
