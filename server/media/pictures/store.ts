import type { ExpressionBuilder, SelectQueryBuilder, Transaction } from 'kysely'
import type { TeacherId } from '#domain/people/account.ts'
import type { PictureFrame } from '#domain/text/picture.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { lockRows } from '../../database/dialect.ts'
import type { Tables } from '../../database/tables.ts'

type Trx = Transaction<Tables>
type Quizzes = SelectQueryBuilder<Tables, 'questionnaire', { id: string }>

export type KeptPicture = PictureFrame & { id: string }

const shown = ['id', 'width', 'height', 'placeholder'] as const

/** The picture that the same file of this teacher has made before; it is as good as new. */
export const renewPicture = async (
  db: Database,
  { ownerId, fileHash, at }: { ownerId: TeacherId; fileHash: string; at: Instant },
): Promise<KeptPicture | undefined> =>
  db
    .updateTable('media')
    .set({ created_at: at })
    .where('owner_id', '=', ownerId)
    .where('file_hash', '=', fileHash)
    .returning(shown)
    .executeTakeFirst()

type NewPicture = KeptPicture & { ownerId: TeacherId; fileHash: string; bytes: Uint8Array; createdAt: Instant }

/** Its owner is locked, so that the same file makes only one. */
export const insertPicture = async (
  trx: Trx,
  { ownerId, fileHash, bytes, createdAt, ...kept }: NewPicture,
): Promise<void> => {
  await trx
    .insertInto('media')
    .values({
      ...kept,
      owner_id: ownerId,
      file_hash: fileHash,
      mime: 'image/webp',
      size: bytes.length,
      created_at: createdAt,
      bytes,
    })
    .execute()
}

export const bytesOfPictures = async (db: Database, ownerId: TeacherId): Promise<number> => {
  const { bytes } = await db
    .selectFrom('media')
    .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}

export const pictureBytes = async (db: Database, id: string): Promise<Uint8Array | null> => {
  const row = await db.selectFrom('media').select('bytes').where('id', '=', id).executeTakeFirst()
  return row?.bytes ?? null
}

export const isPictureKept = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** How many are asked for in one statement. */
const AT_ONCE = 500

/** In one order, so that no two transactions wait for each other. */
const portionsOf = (ids: readonly string[]): string[][] => {
  const sorted = [...ids].sort()
  return Array.from({ length: Math.ceil(sorted.length / AT_ONCE) }, (_, at) =>
    sorted.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
}

/** Those of the pictures that are this teacher's, without their bytes. */
export const picturesOf = async (db: Database, ownerId: TeacherId, ids: string[]): Promise<KeptPicture[]> => {
  const found: KeptPicture[] = []
  for (const some of portionsOf(ids)) {
    const rows = await db
      .selectFrom('media')
      .select(shown)
      .where('owner_id', '=', ownerId)
      .where('id', 'in', some)
      .execute()
    found.push(...rows)
  }
  return found
}

/** Those that are there, and this teacher's, so that nobody deletes them before this transaction is over. Each id once. */
export const lockOwnPictures = async (trx: Trx, ownerId: TeacherId, ids: string[]): Promise<string[]> => {
  const found: string[] = []
  for (const some of portionsOf(ids)) {
    const wanted = trx.selectFrom('media').select('id').where('owner_id', '=', ownerId).where('id', 'in', some)
    const locked = await lockRows(trx, wanted.orderBy('id'), 'media').execute()
    found.push(...locked.map(({ id }) => id))
  }
  return found
}

/** Likewise; false when one of them is not there. */
export const lockPictures = async (trx: Trx, ownerId: TeacherId, ids: string[]): Promise<boolean> =>
  (await lockOwnPictures(trx, ownerId, ids)).length === ids.length

/** From now on they belong to the questionnaire too; an earlier version of it may have had them. */
export const attachPictures = async (trx: Trx, questionnaireId: string, ids: string[]): Promise<void> => {
  for (const some of portionsOf(ids)) {
    const uses = some.map((media_id) => ({ media_id, questionnaire_id: questionnaireId }))
    await trx
      .insertInto('media_use')
      .values(uses)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The pictures that any of these questionnaires uses. */
export const picturesUsedBy = async (trx: Trx, questionnaires: Quizzes): Promise<string[]> => {
  const rows = await trx
    .selectFrom('media_use')
    .select('media_id')
    .distinct()
    .where('questionnaire_id', 'in', questionnaires)
    .execute()
  return rows.map(({ media_id }) => media_id)
}

/**
 * Those of the pictures that no questionnaire, no draft and no teacher shows and, where `before` is given, that were
 * last sent before it; they stay locked, so that none begins to be used.
 */
export const deleteUnused = async (trx: Trx, ids: string[], before?: Instant): Promise<void> => {
  for (const some of portionsOf(ids)) {
    const wanted = trx.selectFrom('media').select('id').where('id', 'in', some).orderBy('id')
    await lockRows(trx, wanted, 'media').execute()
    // In a statement of its own: whoever held the lock before may have used or renewed one meanwhile.
    await trx
      .deleteFrom('media')
      .where('id', 'in', some)
      .$if(before !== undefined, (all) => all.where('created_at', '<', before ?? 0))
      .where(isUnused)
      .execute()
  }
}

const isUnused = ({ and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'media'>) =>
  and([
    not(exists(selectFrom('media_use').select('media_id').whereRef('media_id', '=', 'media.id'))),
    not(exists(selectFrom('draft_media').select('media_id').whereRef('media_id', '=', 'media.id'))),
    not(exists(selectFrom('brand_media').select('media_id').whereRef('media_id', '=', 'media.id'))),
    not(exists(selectFrom('avatar').select('media_id').whereRef('media_id', '=', 'media.id'))),
  ])

/** The oldest pictures that were sent before `before` and that no questionnaire, no draft and no brand uses. */
export const unusedPictures = async (
  db: Database,
  { before, most }: { before: Instant; most: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('created_at', '<', before)
    .where(isUnused)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
