import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { type DraftContentOnWire, draftContent } from '#contract/questionnaires/draft-content.ts'
import type { TeacherId } from '#domain/people/account.ts'
import type { DraftFront } from '#domain/questionnaires/drafts/draft-front.ts'
import { kindWith } from '#domain/questionnaires/kinds.ts'
import type { VersionId } from '#domain/questionnaires/questionnaire.ts'
import type { DRAFT_QUOTA } from '#domain/questionnaires/quota.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import type { OwnDraft } from './policy.ts'

type Trx = Transaction<Tables>

const draftKind = kindWith({ drafts: true })
export type DraftKind = z.infer<typeof draftKind>

/** The published quiz that a draft changes, and the version that it is based on. */
export type Edits = { quizId: string; versionId: string; number: number }

/** Without what is written in it. */
export type DraftState = {
  kind: DraftKind
  revision: number
  change: string
  size: number
  savedAt: Instant
  edits: Edits | null
}

export type StoredDraft = Omit<DraftState, 'size'> & { id: string; content: DraftContentOnWire }

const drafts = (db: Database) =>
  db
    .selectFrom('draft')
    .leftJoin('edit', (join) =>
      join.onRef('edit.owner_id', '=', 'draft.owner_id').onRef('edit.draft_id', '=', 'draft.id'),
    )
    .leftJoin('version', 'version.id', 'edit.version_id')

const ofDraft = (db: Database, { ownerId, id }: OwnDraft) =>
  drafts(db).where('draft.owner_id', '=', ownerId).where('draft.id', '=', id)

const STATE = [
  'draft.kind',
  'revision',
  'change',
  'size',
  'updated_at as savedAt',
  'edit.questionnaire_id as quizId',
  'version_id as versionId',
  'number',
] as const

type StateRow = Omit<DraftState, 'edits' | 'kind'> & { kind: string } & { [Part in keyof Edits]: Edits[Part] | null }

const asState = ({ kind, quizId, versionId, number, ...row }: StateRow): DraftState => ({
  ...row,
  kind: draftKind.parse(kind),
  edits: quizId === null || versionId === null || number === null ? null : { quizId, versionId, number },
})

type StoredRow = StateRow & { id: string; content: string }

const asStored = ({ id, content, ...row }: StoredRow): StoredDraft => {
  const { size: _, ...state } = asState(row)
  return { id, ...state, content: readJson(draftContent, content) }
}

export const readStoredDraft = async (db: Database, draft: OwnDraft): Promise<StoredDraft | null> => {
  const row = await ofDraft(db, draft)
    .select(['draft.id', 'content', ...STATE])
    .executeTakeFirst()
  return row ? asStored(row) : null
}

/** What its owner has changed in a quiz and not published yet. */
export const readStoredEdit = async (db: Database, quiz: OwnedQuestionnaireId): Promise<StoredDraft | null> => {
  const row = await drafts(db)
    .where('edit.questionnaire_id', '=', quiz)
    .select(['draft.id', 'content', ...STATE])
    .executeTakeFirst()
  return row ? asStored(row) : null
}

/** Its owner is locked, so that it stays as it is. */
export const draftState = async (trx: Trx, draft: OwnDraft): Promise<DraftState | null> => {
  const row = await ofDraft(trx, draft).select(STATE).executeTakeFirst()
  return row ? asState(row) : null
}

export const isEdited = async (trx: Trx, quiz: OwnedQuestionnaireId): Promise<boolean> =>
  (await trx.selectFrom('edit').select('draft_id').where('questionnaire_id', '=', quiz).executeTakeFirst()) !==
  undefined

type EditOf = { quiz: OwnedQuestionnaireId; version: VersionId }

export const insertEdit = async (trx: Trx, { ownerId, id }: OwnDraft, { quiz, version }: EditOf): Promise<void> => {
  const row = { owner_id: ownerId, draft_id: id, questionnaire_id: quiz, version_id: version }
  await trx.insertInto('edit').values(row).execute()
}

/** It is based on another version from now on. */
export const rebaseEdit = async (trx: Trx, { quiz, version }: EditOf): Promise<void> => {
  await trx.updateTable('edit').set({ version_id: version }).where('questionnaire_id', '=', quiz).execute()
}

export const isDraftContent = async (trx: Trx, draft: OwnDraft, content: string): Promise<boolean> =>
  (await ofDraft(trx, draft).select('content').executeTakeFirst())?.content === content

type Kept = { revision: number; change: string; front: DraftFront; content: string; size: number; at: Instant }

const columnsOf = ({ revision, change, front, content, size, at }: Kept) => ({
  revision,
  change,
  title: front.title,
  subject: front.subject,
  question_count: front.questionCount,
  updated_at: at,
  size,
  content,
})

export const insertDraft = async (
  trx: Trx,
  { ownerId, id }: OwnDraft,
  kept: Kept & { kind: DraftKind },
): Promise<void> => {
  const row = { owner_id: ownerId, id, kind: kept.kind, created_at: kept.at, ...columnsOf(kept) }
  await trx.insertInto('draft').values(row).execute()
}

export const replaceDraft = async (trx: Trx, { ownerId, id }: OwnDraft, kept: Kept): Promise<void> => {
  await trx.updateTable('draft').set(columnsOf(kept)).where('owner_id', '=', ownerId).where('id', '=', id).execute()
}

/** Its owner is locked. */
export const removeDraft = async (trx: Trx, { ownerId, id }: OwnDraft): Promise<void> => {
  await trx.deleteFrom('draft').where('owner_id', '=', ownerId).where('id', '=', id).execute()
}

/** What the drafts of an account take up. */
export const draftsKept = async (trx: Trx, owner: TeacherId): Promise<typeof DRAFT_QUOTA> => {
  const { drafts, bytes } = await trx
    .selectFrom('draft')
    .select(({ fn }) => [fn.countAll<number>().as('drafts'), fn.sum<number | null>('size').as('bytes')])
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  return { drafts, bytes: bytes ?? 0 }
}

/** `edited`: the published quiz that it changes; null where it is a new one. */
export type ListedDraft = DraftFront & {
  id: string
  kind: DraftKind
  createdAt: Instant
  savedAt: Instant
  edited: string | null
}

/** The drafts of a teacher as lists show them: what is written in them stays in the database. */
export const draftsOf = async (db: Database, owner: TeacherId, kinds: readonly DraftKind[]): Promise<ListedDraft[]> => {
  const rows = await db
    .selectFrom('draft')
    .leftJoin('edit', (join) =>
      join.onRef('edit.owner_id', '=', 'draft.owner_id').onRef('edit.draft_id', '=', 'draft.id'),
    )
    .select(['id', 'draft.kind', 'title', 'subject', 'question_count', 'created_at', 'updated_at'])
    .select('questionnaire_id as edited')
    .where('draft.owner_id', '=', owner)
    .where('draft.kind', 'in', [...kinds])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ kind, question_count: questionCount, created_at: createdAt, updated_at: savedAt, ...row }) => ({
    ...row,
    kind: draftKind.parse(kind),
    questionCount,
    createdAt,
    savedAt,
  }))
}
