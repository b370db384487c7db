import { emailKey } from '#domain/people/account.ts'
import type { Database } from '../../database/connect.ts'
import { nameMailbox } from '../../mail/name-mailbox.ts'
import { isOfPerson } from '../../runs/attempts/store.ts'
import { keyOfPerson } from './find-person.ts'

export type StudentTraces = {
  questionnaireId: string
  participantKey: string
  title: string
  subject: string
  isUnderWay: boolean
}

/** One student's part in one quiz; null when there is no such quiz as when nobody took it who is told by all of `person`. */
export const studentTraces = async (
  db: Database,
  { quizCode, person }: { quizCode: string; person: string[] },
): Promise<StudentTraces | null> => {
  const quiz = await db.selectFrom('questionnaire').select('id').where('share_code', '=', quizCode).executeTakeFirst()
  const participantKey = quiz && (await keyOfPerson(db, quiz.id, person))
  if (!participantKey) return null
  const row = await db
    .selectFrom('submission')
    .innerJoin('version', 'version.id', 'submission.version_id')
    .select(['title', 'subject', 'ended_at'])
    .where('submission.id', 'in', db.selectFrom('submission').select('id').where(isOfPerson(participantKey)))
    .orderBy('started_at', 'desc')
    .orderBy('submission.id')
    .executeTakeFirst()
  if (!row) return takenOutTraces(db, quiz.id, participantKey)
  return {
    questionnaireId: quiz.id,
    participantKey,
    title: row.title,
    subject: row.subject,
    isUnderWay: row.ended_at === null,
  }
}

/** Of somebody whose teacher has taken out all that they did. */
const takenOutTraces = async (
  db: Database,
  questionnaireId: string,
  participantKey: string,
): Promise<StudentTraces | null> => {
  const row = await db
    .selectFrom('taken_out')
    .innerJoin('questionnaire', 'questionnaire.id', 'taken_out.questionnaire_id')
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .select(['title', 'subject'])
    .where('participant_key', '=', participantKey)
    .executeTakeFirst()
  return row ? { questionnaireId, participantKey, ...row, isUnderWay: false } : null
}

export type QuizTraces = { questionnaireId: string; title: string; subject: string; attempts: number }

/** A quiz, deleted by its teacher or not, and what students did in it; null when no quiz has that code. */
export const quizTraces = async (db: Database, quizCode: string): Promise<QuizTraces | null> => {
  const row = await db
    .selectFrom('questionnaire')
    .innerJoin('version', 'version.questionnaire_id', 'questionnaire.id')
    .select(['questionnaire.id', 'title', 'subject'])
    .where('share_code', '=', quizCode)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const { attempts } = await db
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<number>().as('attempts'))
    .where('questionnaire_id', '=', row.id)
    .executeTakeFirstOrThrow()
  return { questionnaireId: row.id, title: row.title, subject: row.subject, attempts }
}

export type TeacherTraces = {
  quizzes: number
  drafts: number
  attempts: number
  logins: number
  resets: number
  mails: number
  pictures: number
}

/** An account and what hangs on it; null when nobody has signed up with that address. */
export const teacherTraces = async (db: Database, email: string): Promise<TeacherTraces | null> => {
  const teacher = await db
    .selectFrom('teacher')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  if (!teacher) return null
  const quizzes = db.selectFrom('questionnaire').where('owner_id', '=', teacher.id)
  const { attempts } = await db
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<number>().as('attempts'))
    .where('questionnaire_id', 'in', quizzes.select('id'))
    .executeTakeFirstOrThrow()
  const counted = await db
    .selectNoFrom(({ fn }) => [
      quizzes.select(fn.countAll<number>().as('count')).as('quizzes'),
      db
        .selectFrom('session')
        .select(fn.countAll<number>().as('count'))
        .where('teacher_id', '=', teacher.id)
        .as('logins'),
      db
        .selectFrom('password_reset')
        .select(fn.countAll<number>().as('count'))
        .where('teacher_id', '=', teacher.id)
        .as('resets'),
      db.selectFrom('draft').select(fn.countAll<number>().as('count')).where('owner_id', '=', teacher.id).as('drafts'),
      db
        .selectFrom('media')
        .select(fn.countAll<number>().as('count'))
        .where('owner_id', '=', teacher.id)
        .as('pictures'),
    ])
    .executeTakeFirstOrThrow()
  const { quizzes: quizCount, drafts, logins, resets, pictures } = counted
  const { to } = await mailIdsOf(db, email)
  return {
    quizzes: quizCount ?? 0,
    drafts: drafts ?? 0,
    attempts,
    logins: logins ?? 0,
    resets: resets ?? 0,
    mails: to.length,
    pictures: pictures ?? 0,
  }
}

export type LetterTraces = { messages: number; isSubscriber: boolean; mails: number }

/** What somebody wrote, asked for or was sent, without an account. */
export const letterTraces = async (db: Database, email: string): Promise<LetterTraces> => {
  const { from, to } = await mailIdsOf(db, email)
  const subscriber = await db
    .selectFrom('subscriber')
    .select('id')
    .where('email_key', '=', nameMailbox(email))
    .executeTakeFirst()
  return {
    messages: (await messageIdsOf(db, email)).length,
    isSubscriber: subscriber !== undefined,
    mails: from.length + to.length,
  }
}

/** The contact messages from an address, in whatever spelling. */
export const messageIdsOf = async (db: Database, email: string): Promise<string[]> => {
  const mailbox = nameMailbox(email)
  const rows = await db.selectFrom('contact_message').select(['id', 'email']).execute()
  return rows.filter((row) => nameMailbox(row.email) === mailbox).map(({ id }) => id)
}

/** The mail that waits from or to an address, in whatever spelling; mail that others wrote to it is the others'. */
export const mailIdsOf = async (db: Database, email: string): Promise<{ from: string[]; to: string[] }> => {
  const mailbox = nameMailbox(email)
  const rows = await db.selectFrom('outgoing_mail').select(['id', 'recipient', 'reply_to']).execute()
  const idsOf = (found: typeof rows) => found.map(({ id }) => id)
  return {
    from: idsOf(rows.filter((row) => row.reply_to !== null && nameMailbox(row.reply_to) === mailbox)),
    to: idsOf(rows.filter((row) => row.reply_to === null && nameMailbox(row.recipient) === mailbox)),
  }
}

/** The mail that waits with what a teacher has reported. */
export const issueMailIdsOf = async (db: Database, teacherId: string): Promise<string[]> =>
  (await db.selectFrom('issue').select('mail_id').where('teacher_id', '=', teacherId).execute()).map(
    (row) => row.mail_id,
  )
