import type { SelectQueryBuilder, Transaction } from 'kysely'
import { emailKey } from '#domain/people/account.ts'
import { lockFirst, lockRows } from '../../database/dialect.ts'
import type { Tables } from '../../database/tables.ts'
import { nameMailbox } from '../../mail/name-mailbox.ts'
import { deleteUnused, picturesUsedBy } from '../../media/pictures/store.ts'
import { deleteContents, deleteOneFile } from '../../media/uploads/store.ts'
import { isOfPerson } from '../../runs/attempts/store.ts'
import { rememberErased } from '../store.ts'

type Trx = Transaction<Tables>

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Whoever is just saving it is waited for, and nobody can from here on. */
export const lockAttempt = async (trx: Trx, participantKey: string): Promise<void> => {
  const wanted = trx.selectFrom('submission').select('id').where(isOfPerson(participantKey))
  await lockFirst(trx, () => lockRows(trx, wanted, 'submission').execute())
}

/** With its saved answers and its result, and what its teacher has taken out; false when there is none. */
export const deleteAttempt = async (trx: Trx, participantKey: string): Promise<boolean> => {
  const out = await trx
    .deleteFrom('taken_out')
    .where(isOfPerson(participantKey))
    .returning('submission_id as id')
    .execute()
  await rememberErased(trx, idsOf(out))
  const deleted = await trx.deleteFrom('submission').where(isOfPerson(participantKey)).returning('id').execute()
  await rememberErased(trx, idsOf(deleted))
  return deleted.length + out.length > 0
}

const idOf = (trx: Trx, email: string) =>
  trx.selectFrom('teacher').select('id').where('email_key', '=', emailKey(email))

/** Every login and every link to a new password. */
export const deleteAccess = async (trx: Trx, email: string): Promise<void> => {
  await trx.deleteFrom('session').where('teacher_id', 'in', idOf(trx, email)).execute()
  await trx.deleteFrom('password_reset').where('teacher_id', 'in', idOf(trx, email)).execute()
}

/** The account's id, locked: no quiz is published under it from here on. */
export const lockAccount = async (trx: Trx, email: string): Promise<string | null> =>
  (await lockRows(trx, idOf(trx, email), 'teacher').executeTakeFirst())?.id ?? null

type Quizzes = SelectQueryBuilder<Tables, 'questionnaire', { id: string }>

/** What was changed in them and not published yet. */
const deleteEdits = async (trx: Trx, quizzes: Quizzes): Promise<void> => {
  await trx
    .deleteFrom('draft')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('edit')
          .select('edit.draft_id')
          .whereRef('edit.owner_id', '=', 'draft.owner_id')
          .whereRef('edit.draft_id', '=', 'draft.id')
          .where('edit.questionnaire_id', 'in', quizzes),
      ),
    )
    .execute()
}

/** In all their versions, with the pictures that no other quiz uses, their reports and everything that students have done. */
const deleteQuizzes = async (trx: Trx, quizzes: Quizzes): Promise<void> => {
  const attempts = trx.selectFrom('submission').select('id').where('questionnaire_id', 'in', quizzes)
  // In one statement and in the order of ids, as everybody locks them, or two could wait for each other.
  await lockFirst(trx, () => lockRows(trx, attempts.orderBy('id'), 'submission').execute())
  // Whoever folds a report takes its lock before rows of its queue, which go with their attempts.
  const reports = trx.selectFrom('report').select('questionnaire_id').where('questionnaire_id', 'in', quizzes)
  await lockFirst(trx, () => lockRows(trx, reports.orderBy('questionnaire_id'), 'report').execute())
  await trx.deleteFrom('submission').where('questionnaire_id', 'in', quizzes).execute()
  await deleteContents(trx, quizzes)
  const pictures = await picturesUsedBy(trx, quizzes)
  await deleteEdits(trx, quizzes)
  const gone = await trx.deleteFrom('questionnaire').where('id', 'in', quizzes).returning('id').execute()
  await rememberErased(trx, idsOf(gone))
  await deleteUnused(trx, pictures)
}

export type Whose = { questionnaireId: string } | { ownerId: string }

/** The quiz, or all quizzes of a teacher. */
export const quizzesOf = (trx: Trx, whose: Whose): Quizzes => {
  const quizzes = trx.selectFrom('questionnaire').select('id')
  return 'ownerId' in whose
    ? quizzes.where('owner_id', '=', whose.ownerId)
    : quizzes.where('id', '=', whose.questionnaireId)
}

/** The first `most` of a quiz, or of all quizzes of a teacher, that are to be erased; false once there are none. */
export const deleteSomeAttempts = async (trx: Trx, whose: Whose, most: number): Promise<boolean> => {
  const some = trx
    .selectFrom('submission')
    .select(['id', 'questionnaire_id'])
    .where('questionnaire_id', 'in', quizzesOf(trx, whose))
  const rows = await lockRows(trx, some.orderBy('id').limit(most), 'submission').execute()
  if (rows.length === 0) return false
  const touched = [...new Set(rows.map((row) => row.questionnaire_id))]
  const reports = trx.selectFrom('report').select('questionnaire_id').where('questionnaire_id', 'in', touched)
  await lockFirst(trx, () => lockRows(trx, reports.orderBy('questionnaire_id'), 'report').execute())
  const gone = await trx.deleteFrom('submission').where('id', 'in', idsOf(rows)).returning('id').execute()
  await rememberErased(trx, idsOf(gone))
  return true
}

/** One file that was sent to a quiz, or to any of a teacher's; false once there is none. */
export const deleteSomeFiles = (trx: Trx, whose: Whose): Promise<boolean> => deleteOneFile(trx, quizzesOf(trx, whose))

export const deleteQuiz = (trx: Trx, id: string): Promise<void> =>
  deleteQuizzes(trx, quizzesOf(trx, { questionnaireId: id }))

/** The account and its quizzes. */
export const deleteAccount = async (trx: Trx, teacherId: string): Promise<void> => {
  await deleteQuizzes(trx, quizzesOf(trx, { ownerId: teacherId }))
  await trx.deleteFrom('teacher').where('id', '=', teacherId).execute()
  await rememberErased(trx, [teacherId])
}

export const deleteSubscriberOf = async (trx: Trx, email: string): Promise<void> => {
  const gone = await trx.deleteFrom('subscriber').where('email_key', '=', nameMailbox(email)).returning('id').execute()
  await rememberErased(trx, idsOf(gone))
}

export const deleteMessages = async (trx: Trx, ids: string[]): Promise<void> => {
  for (const id of ids) await trx.deleteFrom('contact_message').where('id', '=', id).execute()
  await rememberErased(trx, ids)
}

export const deleteMails = async (trx: Trx, ids: string[]): Promise<void> => {
  for (const id of ids) await trx.deleteFrom('outgoing_mail').where('id', '=', id).execute()
  await rememberErased(trx, ids)
}
