import { allowsPublishing, monthBefore } from '#domain/plans/plans.ts'
import { framedPicturesIn } from '#domain/questionnaires/items/question-pictures.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { voidWith } from '#domain/questionnaires/opening.ts'
import { hasPool } from '#domain/questionnaires/pools.ts'
import {
  hasHandMarked,
  openTextsIn,
  type PaperAccess,
  type Version,
  versionId,
  writtenIn,
} from '#domain/questionnaires/questionnaire.ts'
import { overQuota } from '#domain/questionnaires/quota.ts'
import type { QuestionnaireSettings } from '#domain/questionnaires/settings.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { SHARE_CODE_LENGTH } from '#domain/text/share-code.ts'
import type { Written } from '#domain/text/text-format.ts'
import { HOUR } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connect.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { attachPictures, lockPictures } from '../../media/pictures/store.ts'
import { lockTeacher } from '../../people/accounts/store.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { countPublished, planOfAccount } from '../../plans/store.ts'
import type { Made } from '../content/make-parts.ts'
import { PICTURE_GONE } from '../content/picture-gone.ts'
import { ownDraft } from '../drafts/policy.ts'
import { draftState, removeDraft } from '../drafts/store.ts'
import { bytesOfContent, insertQuestionnaire, keyOfDraft, questionnaireByDraftKey, readPublished } from '../store.ts'
import type { Content } from '../versions/add-version.ts'

type MadeContent = {
  content: Content
  /** The formulas and pictures of the texts of its settings. */
  written: { intro?: Written | undefined; thanks?: Written | undefined }
}

type NewQuestionnaire = {
  kind: QuestionnaireKind
  paper: PaperAccess
  settings: QuestionnaireSettings
  /** Made of what was written, which takes its time: only where it can be published. */
  make: () => Promise<Made<MadeContent>>
  /** Random, and the same when the same save is sent again; null when the caller does not care. */
  draftKey: string | null
  /** The draft that it is, as it was saved last; it is gone once this is there. */
  draft?: { id: string; revision: number } | undefined
}

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newCode' | 'config'>
type Published = { id: string; shareCode: string }
type Outcome =
  | Result<Published, NonNullable<ReturnType<typeof overQuota>> | 'too_many_for_plan' | 'draft_changed' | 'draft_gone'>
  | Exclude<Made<never>, { ok: true }>
  | typeof PICTURE_GONE
  | typeof POOL_WITH_LINK
  | typeof PRACTICE_BY_HAND
  | typeof WITH_LINK

/** Publishes the first version of a new questionnaire, which takes people from then on; once for each draft key. */
export const publishFirst = async (needs: Needs, owner: SignedInTeacher, first: NewQuestionnaire): Promise<Outcome> => {
  const foreseen = await foreseenOutcome(needs, owner, first)
  if (foreseen) return foreseen
  const made = await first.make()
  if (!made.ok) return made
  if (first.paper === 'with_link' && hasPool(made.value.content)) return POOL_WITH_LINK
  if (first.settings.practice && hasHandMarked(made.value.content)) return PRACTICE_BY_HAND
  return insertFirst(needs, owner, { ...first, ...made.value })
}

const PRACTICE_BY_HAND = {
  ok: false,
  code: 'invalid_request',
  fields: { 'settings.practice': 'practice_by_hand' },
} as const
const POOL_WITH_LINK = { ok: false, code: 'invalid_request', fields: { paper: 'pool_with_link' } } as const
const WITH_LINK = { ok: false, code: 'invalid_request', fields: { paper: 'opening_with_link' } } as const

/** What it can be foreseen to answer, before anything is made of the questions; null: it has to be tried. */
const foreseenOutcome = async (
  needs: Needs,
  owner: SignedInTeacher,
  { draftKey, paper, settings }: NewQuestionnaire,
): Promise<Outcome | null> => {
  const before = draftKey === null ? null : await questionnaireByDraftKey(needs.db, keyOfDraft(owner.id, draftKey))
  if (before) return ok(before)
  if (voidWith(paper, settings.opening).length > 0) return WITH_LINK
  const problem = await quotaProblem(needs.db, needs, { owner, bytes: 0 })
  return problem && fail(problem)
}

const quotaProblem = async (
  db: Database,
  { now, config }: Needs,
  { owner, bytes }: { owner: SignedInTeacher; bytes: number },
) => {
  const published = await readPublished(db, owner.id, now() - HOUR)
  const problem = overQuota(config.limitsFailures ? published : { ...published, lastHour: 0 }, bytes)
  if (problem) return problem
  const found = await planOfAccount(db, owner.id)
  if (found === null) return null
  const inMonth = await countPublished(db, { owner: owner.id, since: monthBefore(now()) })
  return allowsPublishing(found.plan, inMonth) ? null : 'too_many_for_plan'
}

const insertFirst = async (
  needs: Needs,
  owner: SignedInTeacher,
  { content, written, ...first }: NewQuestionnaire & MadeContent,
): Promise<Outcome> => {
  const { db, now, newId, newCode } = needs
  const { kind, paper, settings } = first
  const id = newId()
  const shareCode = newCode(SHARE_CODE_LENGTH)
  const createdAt = now()
  const version: Version = {
    ...content,
    id: versionId.parse(newId()),
    questionnaireId: id,
    number: 1,
    publishedAt: createdAt,
  }
  const draftKey = first.draftKey === null ? null : keyOfDraft(owner.id, first.draftKey)
  const texts = openTextsIn(written)
  const questionnaire = {
    ...{ id, ownerId: owner.id, kind, shareCode, paper, settings, createdAt, draftKey },
    written: texts.length > 0 ? written : undefined,
  }
  return db.transaction().execute(async (trx) => {
    await lockTeacher(trx, owner.id)
    const before = draftKey === null ? null : await questionnaireByDraftKey(trx, draftKey)
    if (before) return ok(before)
    const draft = first.draft && ownDraft(owner, first.draft.id)
    const state = draft && (await draftState(trx, draft))
    // An edit becomes a version of its quiz, and never another quiz.
    if (state === null || state?.edits || (state && state.kind !== kind)) return fail('draft_gone')
    if (state && state.revision !== first.draft?.revision) return fail('draft_changed')
    const problem = await quotaProblem(trx, needs, { owner, bytes: bytesOfContent(version) })
    if (problem) return fail(problem)
    const pictures = framedPicturesIn([...writtenIn(version), ...texts])
    if (!(await lockPictures(trx, owner.id, pictures))) return PICTURE_GONE
    await insertQuestionnaire(trx, questionnaire, version)
    await attachPictures(trx, id, pictures)
    await recordActivity(trx, { teacherId: owner.id, at: createdAt, kind: 'quiz_published', questionnaireId: id })
    if (draft) await removeDraft(trx, draft)
    return ok({ id, shareCode })
  })
}
