import { fail, ok } from '#domain/result.ts'
import { currentVersionId } from '../questionnaires/store.ts'
import { addVersion, type Content } from './add-version.ts'
import { inTurn, type Needs, type OwnQuiz } from './in-turn.ts'
import { keyOfVersion, versionByDraftKey } from './store.ts'

type Edited = {
  /** The id of the version that was edited. */
  basedOn: string
  /** Random, and the same when the same save is sent again. */
  draftKey: string
  content: Content
}

/**
 * Publishes what became of a version, once for each draft key. Whoever has started keeps theirs. Where another one is
 * current by now, nothing is published: somebody would not know that theirs was replaced.
 */
export const publishVersion = (context: Needs, of: OwnQuiz, { basedOn, draftKey, content }: Edited) => {
  const key = keyOfVersion(of.id, draftKey)
  return inTurn(context, of, async (trx) => {
    const made = await versionByDraftKey(trx, key)
    if (made) return ok(made)
    if ((await currentVersionId(trx, of.id)) !== basedOn) return fail('quiz_changed')
    return addVersion({ ...context, trx }, of, { content, draftKey: key })
  })
}
