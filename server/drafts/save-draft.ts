import type { DraftContentOnWire } from '#contract/drafts.ts'
import { draftFront } from '#domain/draft-front.ts'
import { overDraftQuota } from '#domain/quota.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time-limit.ts'
import { lockTeacher } from '../accounts/store.ts'
import type { Context } from '../context.ts'
import { writeJson } from '../database/columns.ts'
import { inOneTransaction } from '../database/try-again.ts'
import { keepPictures } from './keep-pictures.ts'
import type { OwnDraft } from './policy.ts'
import { draftState, draftsKept, insertDraft, isDraftContent, replaceDraft } from './store.ts'

type Said = { basedOn: number; change: string; content: DraftContentOnWire }
type Outcome = Result<
  { revision: number; savedAt: Instant },
  'not_found' | 'draft_changed' | 'too_many_drafts' | 'drafts_too_large'
>

/**
 * Keeps a draft as it is now. Whoever has not seen it as it stands is refused, and nothing is overwritten; whoever says
 * again what they said last, or what stands there anyway, is told its revision. One that was deleted stays deleted.
 */
export const saveDraft = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  draft: OwnDraft,
  { basedOn, change, content }: Said,
): Promise<Outcome> => {
  const text = writeJson(content)
  const size = Buffer.byteLength(text)
  const front = draftFront(content)
  return inOneTransaction(db, async (trx) => {
    await lockTeacher(trx, draft.ownerId)
    const stands = await draftState(trx, draft)
    if (stands === null && basedOn !== 0) return fail('not_found')
    if (stands && stands.revision !== basedOn) {
      const isSaid = stands.change === change || (await isDraftContent(trx, draft, text))
      return isSaid ? ok({ revision: stands.revision, savedAt: stands.savedAt }) : fail('draft_changed')
    }
    const more = { isNew: stands === null, more: size - (stands?.size ?? 0) }
    const problem = overDraftQuota(await draftsKept(trx, draft.ownerId), more)
    if (problem) return fail(problem)
    const kept = { revision: basedOn + 1, change, front, content: text, size, at: now() }
    if (stands) await replaceDraft(trx, draft, kept)
    else await insertDraft(trx, draft, kept)
    await keepPictures(trx, draft, text)
    return ok({ revision: kept.revision, savedAt: kept.at })
  })
}
