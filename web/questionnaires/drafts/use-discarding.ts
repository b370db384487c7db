import { deleteDraft } from '#contract/questionnaires/drafts.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { toast } from '../../ui/toast.ts'
import { freshBase } from './draft-base.ts'
import { pastedAt } from './pasted-place.ts'
import type { DraftInHand } from './use-draft.ts'

/** Throws away what was changed in what is published, here and on the server, and offers the way back. */
export const useDiscarding =
  <Draft>(draft: DraftInHand<Draft>, initial: Draft) =>
  async (): Promise<void> => {
    const { kind, server, base, takeOver } = draft
    draft.keep()
    let was = draft.draft
    // No save is under way any more that could bring it back.
    await server.hold()
    if (server.hasDiverged()) return
    const before = base.read()
    if (before && (before.revision > 0 || before.sent.length > 0)) {
      const reply = await callAsTeacher(deleteDraft, { params: { id: before.id } })
      if (!reply.ok) {
        server.release(reply.failure)
        return toast.error(failureText(reply.failure))
      }
      const gone = reply.value.draft
      if (gone && gone.revision > before.revision) was = kind.draftOf(gone.content)
    }
    const pasted = pastedAt(draft.place.place).read()
    draft.forget()
    server.become(null)
    takeOver(initial, { isWritten: true })
    const undo = () => {
      server.become(base.read() ?? freshBase(before?.edits))
      takeOver(was)
      pastedAt(draft.place.place).write(pasted)
      server.changed(was)
    }
    toast.success(t('versions.discarded'), { action: { label: t('versions.putBack'), onAct: undo } })
  }
