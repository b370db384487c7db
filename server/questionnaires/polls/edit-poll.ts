import { fail, ok } from '#domain/result.ts'
import { forgetShownResults } from '../../audience/presentations/store.ts'
import { hasResponses } from '../../runs/responses/policy.ts'
import { currentVersionId } from '../store.ts'
import { keyOfVersion, versionByDraftKey } from '../version-store.ts'
import { addVersion, type Content } from '../versions/add-version.ts'
import { inTurn, type Needs, type OwnQuiz } from '../versions/in-turn.ts'

type Edited = {
  /** The id of the version that was edited. */
  basedOn: string
  /** Random, and the same when the same save is sent again. */
  draftKey: string
  content: Content
}

/** What a poll asks, until the first vote: whoever comes from then on is asked this, and whoever was slower votes anew. */
export const editPoll = (context: Needs, of: OwnQuiz, { basedOn, draftKey, content }: Edited) => {
  const key = keyOfVersion(of.id, draftKey)
  return inTurn(context, of, async (trx) => {
    const made = await versionByDraftKey(trx, key)
    if (made) return ok(made)
    if ((await currentVersionId(trx, of.id)) !== basedOn) return fail('quiz_changed')
    if (await hasResponses(trx, of.id)) return fail('poll_has_votes')
    await forgetShownResults(trx, of.id)
    return addVersion({ ...context, trx }, of, { content, draftKey: key })
  })
}
