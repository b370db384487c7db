import type { Shown } from '#domain/release.ts'
import type { SubmissionId } from '#domain/submission.ts'
import type { Context } from '../context.ts'
import type { Work } from '../database/committer.ts'
import type { ShelvedQuiz } from '../questionnaires/shelve-papers.ts'
import { whatIsShown } from '../questionnaires/what-is-shown.ts'
import { ANSWERS_SHOWN, answersShownId } from './answers-shown.ts'

type Needs = Pick<Context, 'db' | 'now' | 'log' | 'committer'>
type Asked = { quiz: Pick<ShelvedQuiz, 'questionnaire'>; id: SubmissionId }

/**
 * What the student of an ended attempt may see now. That they see which answers are right is put on the attempt's record
 * before it is sent, once: what this attempt sends afterwards can't be told from answers that were read off.
 */
export const showResult = async (needs: Needs, { quiz, id }: Asked): Promise<Shown> => {
  const shown = await whatIsShown(needs, quiz)
  if (shown.answers) await recordOnce(needs, id)
  return shown
}

const recordOnce = async ({ db, now, log, committer }: Needs, submissionId: SubmissionId): Promise<void> => {
  const id = answersShownId(submissionId)
  if (await db.selectFrom('attempt_record').select('id').where('id', '=', id).executeTakeFirst()) return
  try {
    await committer.commit(record, { id, submission_id: submissionId, at: now(), kind: ANSWERS_SHOWN, details: '{}' })
  } catch (err) {
    // A full disk keeps nobody from a result; it takes no late answers either.
    log.warn({ err }, 'that right answers were shown could not be recorded')
  }
}

type Row = { id: string; submission_id: string; at: number; kind: string; details: string }

const record: Work<Row, null> = async (trx, rows) => {
  await trx
    .insertInto('attempt_record')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return rows.map(() => null)
}
