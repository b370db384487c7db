import type { Transaction } from 'kysely'
import type { SameMeaningOnWire } from '#contract/questionnaires/same-meaning.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import { fail, ok } from '#domain/result.ts'
import { forgetShownResults } from '../../audience/presentations/store.ts'
import type { Tables } from '../../database/tables.ts'
import type { Made } from '../content/make-parts.ts'
import { readMeanings } from '../content/read-meanings.ts'
import { ownDraft } from '../drafts/policy.ts'
import { draftState, removeDraft } from '../drafts/store.ts'
import { versionById } from '../find-version.ts'
import { currentVersionId } from '../store.ts'
import { keyOfVersion, versionByDraftKey } from '../version-store.ts'
import { addVersion, type Content } from '../versions/add-version.ts'
import { inTurn, type Needs, type OwnQuiz } from '../versions/in-turn.ts'

type Edit<Refused> = {
  sent: {
    /** The id of the version that was edited. */
    based_on: string
    /** Random, and the same when the same save is sent again. */
    draft_key: string
    /** The draft that it is, as it was saved last; it is gone once the version is there. */
    draft?: { id: string; revision: number } | undefined
    same_meaning?: readonly SameMeaningOnWire[] | undefined
  }
  /** `former`: the questions of the version that was edited, by their ids. */
  make: (before: Version, former: ReadonlyMap<string, Question>) => Promise<Made<Content>>
  /** What else is done with it, or is in the way: then nothing is. Null: nothing. */
  besides?: (trx: Transaction<Tables>, content: Content) => Promise<Refused | null>
}

/**
 * Publishes what became of a version, once for each draft key. Where another version is current by now, nothing is
 * published: somebody would not know that theirs was replaced.
 */
export const publishNext = async <Refused extends { ok: false } = never>(
  context: Needs,
  of: OwnQuiz,
  { sent, make, besides }: Edit<Refused>,
) => {
  const { db } = context
  const key = keyOfVersion(of.id, sent.draft_key)
  // In this order, so that what the same save has made is not taken for another's.
  const current = await currentVersionId(db, of.id)
  const known = await versionByDraftKey(db, key)
  if (known) return ok(known)
  if (current !== sent.based_on) return fail('quiz_changed')
  const before = await versionById(db, current)
  const asked = questionsIn(before)
  const content = await make(before, new Map(asked.map((question) => [question.id, question])))
  if (!content.ok) return content
  const said = readMeanings(sent, { before: asked, after: questionsIn(content.value) })
  if (!said.ok) return said
  return inTurn(context, of, async (trx) => {
    const made = await versionByDraftKey(trx, key)
    if (made) return ok(made)
    if ((await currentVersionId(trx, of.id)) !== sent.based_on) return fail('quiz_changed')
    const draft = sent.draft && ownDraft(of.owner, sent.draft.id)
    const state = draft && (await draftState(trx, draft))
    if (state === null || (state && state.edits?.quizId !== of.id)) return fail('draft_gone')
    if (state && state.revision !== sent.draft?.revision) return fail('draft_changed')
    const refused = (await besides?.(trx, content.value)) ?? null
    if (refused) return refused
    const added = await addVersion({ ...context, trx }, of, {
      content: { ...content.value, meanings: said.value },
      draftKey: key,
    })
    if (!added.ok) return added
    // What was shown to a room were results of what was asked before.
    await forgetShownResults(trx, of.id)
    if (draft) await removeDraft(trx, draft)
    return added
  })
}
