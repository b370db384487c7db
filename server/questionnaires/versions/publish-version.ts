import type { Transaction } from 'kysely'
import { fail, ok } from '#domain/result.ts'
import { forgetShownResults } from '../../audience/presentations/store.ts'
import type { Tables } from '../../database/tables.ts'
import { ownDraft } from '../drafts/policy.ts'
import { draftState, removeDraft } from '../drafts/store.ts'
import { currentVersionId } from '../store.ts'
import { keyOfVersion, versionByDraftKey } from '../version-store.ts'
import { addVersion, type Content } from './add-version.ts'
import { inTurn, type Needs, type OwnQuiz } from './in-turn.ts'

type Edited<Refused> = {
  /** The id of the version that was edited. */
  basedOn: string
  /** Random, and the same when the same save is sent again. */
  draftKey: string
  content: Content
  /** The draft that it is, as it was saved last; it is gone once the version is there. */
  draft?: { id: string; revision: number } | undefined
  /** What else may be in the way, and changes nothing; null: nothing. Left out for kinds with versions, which are published again at any time. */
  refuse?: (trx: Transaction<Tables>) => Promise<Refused | null>
}

/**
 * Publishes what became of a version, once for each draft key. Where another version is current by now, nothing is
 * published: somebody would not know that theirs was replaced.
 */
export const publishVersion = <Refused = never>(context: Needs, of: OwnQuiz, edited: Edited<Refused>) => {
  const { basedOn, draftKey, content } = edited
  const key = keyOfVersion(of.id, draftKey)
  return inTurn(context, of, async (trx) => {
    const made = await versionByDraftKey(trx, key)
    if (made) return ok(made)
    if ((await currentVersionId(trx, of.id)) !== basedOn) return fail('quiz_changed')
    const draft = edited.draft && ownDraft(of.owner, edited.draft.id)
    const state = draft && (await draftState(trx, draft))
    if (state === null || (state && state.edits?.quizId !== of.id)) return fail('draft_gone')
    if (state && state.revision !== edited.draft?.revision) return fail('draft_changed')
    const refused = (await edited.refuse?.(trx)) ?? null
    if (refused) return refused
    const added = await addVersion({ ...context, trx }, of, { content, draftKey: key })
    if (!added.ok) return added
    // What was shown to a room were results of what was asked before.
    await forgetShownResults(trx, of.id)
    if (draft) await removeDraft(trx, draft)
    return added
  })
}
