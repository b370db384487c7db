import type { Transaction } from 'kysely'
import { type DraftContentOnWire, LATER_NAMES } from '#contract/questionnaires/draft-content.ts'
import { draftFront } from '#domain/questionnaires/drafts/draft-front.ts'
import { overDraftQuota } from '#domain/questionnaires/quota.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { writeJson } from '../../database/columns.ts'
import type { Tables } from '../../database/tables.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { lockTeacher } from '../../people/accounts/store.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import { versionOf } from '../version-store.ts'
import { keepPictures } from './keep-pictures.ts'
import { keepUnknown } from './keep-unknown.ts'
import type { OwnDraft } from './policy.ts'
import {
  type DraftKind,
  draftState,
  draftsKept,
  insertDraft,
  insertEdit,
  isDraftContent,
  isEdited,
  readStoredDraft,
  rebaseEdit,
  replaceDraft,
} from './store.ts'

type Said = {
  basedOn: number
  change: string
  content: DraftContentOnWire
  /** Which later names its page writes: of all others nothing is removed. */
  knows: readonly string[]
  kind: DraftKind
  /** The published quiz that it changes, and the version it is based on; null where it is a new quiz. */
  edits: { quiz: OwnedQuestionnaireId; versionId: string } | null
}
type Outcome = Result<
  { revision: number; savedAt: Instant },
  'not_found' | 'draft_changed' | 'too_many_drafts' | 'drafts_too_large'
>

/**
 * Keeps a draft as it is now. Whoever has not seen it as it stands is refused, and nothing is overwritten; whoever says
 * again what they said last, or what stands there anyway, is told its revision. One that was deleted stays deleted, and
 * of each published quiz there is one.
 */
export const saveDraft = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  draft: OwnDraft,
  { basedOn, change, content, knows, kind, edits }: Said,
): Promise<Outcome> => {
  const front = draftFront(content)
  return inOneTransaction(db, async (trx) => {
    await lockTeacher(trx, draft.ownerId)
    const stands = await draftState(trx, draft)
    const edited = edits && (await editedVersion(trx, edits))
    if (edited === 'none' || (stands && (stands.edits?.quizId ?? null) !== (edits?.quiz ?? null)))
      return fail('not_found')
    if (stands && stands.kind !== kind) return fail('not_found')
    if (stands === null && basedOn !== 0) return fail('not_found')
    if (stands === null && edited && (await isEdited(trx, edited.quiz))) return fail('draft_changed')
    const text = writeJson(await withUnknown(trx, draft, { content, knows }))
    if (stands && stands.revision !== basedOn) {
      const isSaid = stands.change === change || (await isDraftContent(trx, draft, text))
      return isSaid ? ok({ revision: stands.revision, savedAt: stands.savedAt }) : fail('draft_changed')
    }
    const size = Buffer.byteLength(text)
    const more = { isNew: stands === null, more: size - (stands?.size ?? 0) }
    const problem = overDraftQuota(await draftsKept(trx, draft.ownerId), more)
    if (problem) return fail(problem)
    const kept = { kind, revision: basedOn + 1, change, front, content: text, size, at: now() }
    await (stands ? replaceDraft : insertDraft)(trx, draft, kept)
    if (edited) await (stands ? rebaseEdit(trx, edited) : insertEdit(trx, draft, edited))
    await keepPictures(trx, draft, text)
    return ok({ revision: kept.revision, savedAt: kept.at })
  })
}

/** The content with what its page does not know; where it knows all, nothing is read. */
const withUnknown = async (
  trx: Transaction<Tables>,
  draft: OwnDraft,
  { content, knows }: Pick<Said, 'content' | 'knows'>,
): Promise<DraftContentOnWire> => {
  if (LATER_NAMES.every((name) => knows.includes(name))) return content
  const stored = await readStoredDraft(trx, draft)
  return stored ? keepUnknown(content, { stored: stored.content, knows }) : content
}

const editedVersion = async (trx: Transaction<Tables>, { quiz, versionId }: NonNullable<Said['edits']>) => {
  const version = await versionOf(trx, quiz, { id: versionId })
  return version ? { quiz, version: version.versionId } : 'none'
}
