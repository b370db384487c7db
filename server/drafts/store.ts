import type { Transaction } from 'kysely'
import type { DraftContentOnWire } from '#contract/drafts.ts'
import { draftContent } from '#contract/drafts.ts'
import type { TeacherId } from '#domain/account.ts'
import type { DraftFront } from '#domain/draft-front.ts'
import type { DRAFT_QUOTA } from '#domain/quota.ts'
import type { Instant } from '#domain/time-limit.ts'
import { readJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import type { OwnDraft } from './policy.ts'

type Trx = Transaction<Tables>

/** Without what is written in it. */
export type DraftState = { revision: number; change: string; size: number; savedAt: Instant }

export type StoredDraft = Omit<DraftState, 'size'> & { id: string; content: DraftContentOnWire }

const ofDraft = (db: Database, { ownerId, id }: OwnDraft) =>
  db.selectFrom('draft').where('owner_id', '=', ownerId).where('id', '=', id)

export const readStoredDraft = async (db: Database, draft: OwnDraft): Promise<StoredDraft | null> => {
  const row = await ofDraft(db, draft).select(['id', 'revision', 'change', 'updated_at', 'content']).executeTakeFirst()
  if (!row) return null
  const { id, revision, change, updated_at: savedAt } = row
  return { id, revision, change, savedAt, content: readJson(draftContent, row.content) }
}

/** Its owner is locked, so that it stays as it is. */
export const draftState = async (trx: Trx, draft: OwnDraft): Promise<DraftState | null> => {
  const row = await ofDraft(trx, draft).select(['revision', 'change', 'size', 'updated_at']).executeTakeFirst()
  return row ? { revision: row.revision, change: row.change, size: row.size, savedAt: row.updated_at } : null
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

export const insertDraft = async (trx: Trx, { ownerId, id }: OwnDraft, kept: Kept): Promise<void> => {
  const row = { owner_id: ownerId, id, created_at: kept.at, ...columnsOf(kept) }
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

export type ListedDraft = DraftFront & { id: string; createdAt: Instant; savedAt: Instant }

/** The drafts of a teacher as lists show them: what is written in them stays in the database. */
export const draftsOf = async (db: Database, owner: TeacherId): Promise<ListedDraft[]> => {
  const rows = await db
    .selectFrom('draft')
    .select(['id', 'title', 'subject', 'question_count', 'created_at', 'updated_at'])
    .where('owner_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ question_count: questionCount, created_at: createdAt, updated_at: savedAt, ...row }) => ({
    ...row,
    questionCount,
    createdAt,
    savedAt,
  }))
}
