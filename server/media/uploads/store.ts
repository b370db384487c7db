import { setImmediate as aTurn } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Transaction } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'
import { lockRows } from '../../database/dialect.ts'
import type { Tables } from '../../database/tables.ts'

type Row = Tables['response_file']
export type StoredFile = Row

export const fileById = async (db: Database, id: string): Promise<Row | undefined> =>
  db.selectFrom('response_file').selectAll().where('id', '=', id).executeTakeFirst()

type Upload = Pick<Row, 'holder' | 'question_id' | 'upload_key'>

/** What was begun before under the same key: it is as good as new. */
export const renewUpload = async (db: Database, upload: Upload, at: Instant): Promise<Row | undefined> =>
  db
    .updateTable('response_file')
    .set({ begun_at: at })
    .where('holder', '=', upload.holder)
    .where('question_id', '=', upload.question_id)
    .where('upload_key', '=', upload.upload_key)
    .returningAll()
    .executeTakeFirst()

/** All of a device in a questionnaire, the oldest first. */
export const filesOfHolder = async (db: Database, holder: string): Promise<Row[]> =>
  db.selectFrom('response_file').selectAll().where('holder', '=', holder).orderBy('begun_at').orderBy('id').execute()

export const insertFile = async (trx: Transaction, row: Row): Promise<void> => {
  await trx.insertInto('response_file').values(row).execute()
}

/** What has come of files, in one survey or in all of them; one of which nothing has come is none yet. */
export const roomTaken = async (db: Database, questionnaireId?: string): Promise<{ bytes: number; files: number }> => {
  const { bytes, files } = await db
    .selectFrom('response_file')
    .select(({ fn }) => [fn.sum<number | null>('received').as('bytes'), fn.countAll<number>().as('files')])
    .where('received', '>', 0)
    .$if(questionnaireId !== undefined, (all) => all.where('questionnaire_id', '=', questionnaireId ?? ''))
    .executeTakeFirstOrThrow()
  return { bytes: Number(bytes ?? 0), files: Number(files) }
}

/** How many parts of it are there: they come in their order. */
export const countParts = async (db: Database, fileId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('response_file_part')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** One that is there already stays as it is. */
export const insertPart = async (trx: Transaction, part: Tables['response_file_part']): Promise<void> => {
  const inserted = await trx
    .insertInto('response_file_part')
    .values(part)
    .onConflict((conflict) => conflict.columns(['file_id', 'part']).doNothing())
    .returning('part')
    .execute()
  if (inserted.length === 0) return
  await trx
    .updateTable('response_file')
    .set(({ eb }) => ({ received: eb('received', '+', part.content.length) }))
    .where('id', '=', part.file_id)
    .execute()
}

/** Deletes the oldest file that is under way and was begun before that moment; false where there is none. */
export const deleteLapsed = async (
  trx: Transaction,
  { questionnaireId, before }: { questionnaireId: string; before: Instant },
): Promise<boolean> => {
  const row = await trx
    .selectFrom('response_file')
    .select('id')
    .where('questionnaire_id', '=', questionnaireId)
    .where('type', 'is', null)
    .where('received', '>', 0)
    .where('begun_at', '<', before)
    .orderBy('begun_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (row) await deleteFile(trx, row.id)
  return row !== undefined
}

/** What is in it, part by part; broken off where one is missing. */
export async function* contentOf(db: Database, { id, bytes }: Pick<Row, 'id' | 'bytes'>): AsyncGenerator<Buffer> {
  let left = bytes
  for (let part = 0; left > 0; part += 1) {
    const row = await db
      .selectFrom('response_file_part')
      .select('content')
      .where('file_id', '=', id)
      .where('part', '=', part)
      .executeTakeFirst()
    if (!row) throw new Error('a part of a file is not there any more')
    left -= row.content.length
    yield Buffer.from(row.content.buffer, row.content.byteOffset, row.content.byteLength)
    await aTurn()
  }
}

/** From now on it may be an answer. */
export const makeWhole = async (db: Database, id: string, made: Pick<Row, 'name' | 'type'>): Promise<void> => {
  await db.updateTable('response_file').set(made).where('id', '=', id).where('type', 'is', null).execute()
}

export type Claim = { holder: string; ids: readonly string[]; at: Instant }

/** These and no others of the device are named by its response from now on; false where one of them is gone. */
export const claimFiles = async (trx: Transaction, { holder, ids, at }: Claim): Promise<boolean> => {
  const own = trx.updateTable('response_file').where('holder', '=', holder)
  if (ids.length > 0) {
    const wanted = trx
      .selectFrom('response_file')
      .select('id')
      .where('holder', '=', holder)
      .where('id', 'in', [...ids])
      .where('type', 'is not', null)
    // Nobody deletes them from here on.
    const there = await lockRows(trx, wanted.orderBy('id'), 'response_file').execute()
    if (there.length < ids.length) return false
    await own
      .set({ sent_at: at })
      .where('id', 'in', [...ids])
      .execute()
  }
  await own
    .set({ sent_at: null, begun_at: at })
    .where('sent_at', 'is not', null)
    .$if(ids.length > 0, (others) => others.where('id', 'not in', [...ids]))
    .execute()
  return true
}

/** What is deleted is overwritten: half a megabyte, and whoever else waits has a turn. */
const PARTS_AT_ONCE = 4

type Ids = SelectQueryBuilder<Tables, 'response_file', { id: string }>

const deleteParts = async (db: Database, ids: Ids): Promise<void> => {
  for (;;) {
    const some = await db
      .selectFrom('response_file_part')
      .select(['file_id', 'part'])
      .where('file_id', 'in', ids)
      .orderBy('file_id')
      .orderBy('part')
      .limit(PARTS_AT_ONCE)
      .execute()
    for (const { file_id: id, part } of some)
      await db.deleteFrom('response_file_part').where('file_id', '=', id).where('part', '=', part).execute()
    await aTurn()
    if (some.length < PARTS_AT_ONCE) return
  }
}

/** With all that is in it. */
export const deleteFile = async (db: Database, id: string): Promise<void> => {
  await deleteParts(db, db.selectFrom('response_file').select('id').where('id', '=', id))
  await db.deleteFrom('response_file').where('id', '=', id).execute()
}

/** All that one device has sent, for a response or in advance. */
export const deleteFilesOf = async (db: Database, holder: string): Promise<void> => {
  for (const { id } of await filesOfHolder(db, holder)) await deleteFile(db, id)
}

type Quizzes = SelectQueryBuilder<Tables, 'questionnaire', { id: string }>

/** Every file that was sent to these, some at a time; the rows go with their questionnaires. */
export const deleteContents = async (trx: Transaction, quizzes: Quizzes): Promise<void> =>
  deleteParts(trx, trx.selectFrom('response_file').select('id').where('questionnaire_id', 'in', quizzes))

/** One file of these, whole; false once there is none. */
export const deleteOneFile = async (trx: Transaction, quizzes: Quizzes): Promise<boolean> => {
  const row = await trx
    .selectFrom('response_file')
    .select('id')
    .where('questionnaire_id', 'in', quizzes)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (row) await deleteFile(trx, row.id)
  return row !== undefined
}

/** One that no response names, and that was begun before that moment; it is not named from here on. */
export const deleteUnsent = async (trx: Transaction, before: Instant): Promise<boolean> => {
  const row = await trx
    .selectFrom('response_file')
    .select('id')
    .where('sent_at', 'is', null)
    .where('begun_at', '<', before)
    .orderBy('begun_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return false
  // Its row first: a response that names it meanwhile finds it gone, or keeps it here.
  const gone = await trx
    .updateTable('response_file')
    .set({ type: null })
    .where('id', '=', row.id)
    .where('sent_at', 'is', null)
    .where('begun_at', '<', before)
    .returning('id')
    .execute()
  if (gone.length > 0) await deleteFile(trx, row.id)
  return true
}
