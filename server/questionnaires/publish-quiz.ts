import { defaultMarking, type MarkingScheme } from '#domain/marking.ts'
import type { Question } from '#domain/question.ts'
import { type PaperAccess, type Version, versionId } from '#domain/questionnaire.ts'
import { overQuota } from '#domain/quota.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { SHARE_CODE_LENGTH } from '#domain/share-code.ts'
import { MINUTE } from '#domain/time-limit.ts'
import { lockTeacher } from '../accounts/store.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { hashOf } from '../secrets.ts'
import { insertQuestionnaire, questionnaireByDraftKey, readPublished } from './store.ts'

export type NewQuiz = {
  title: string
  subject: string
  minutes: number
  hasNegativeMarking: boolean
  paper: PaperAccess
  scheme: MarkingScheme
  questions: Question[]
  /** Random, and the same when the same save is sent again; null when the caller does not care. */
  draftKey: string | null
}

const HOUR = 60 * MINUTE

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newCode' | 'config'>
type Outcome = Result<{ id: string; shareCode: string }, NonNullable<ReturnType<typeof overQuota>>>

/** Publishes the first version of a new quiz, which takes students from then on; once for each draft key. */
export const publishQuiz = async (
  { db, now, newId, newCode, config }: Needs,
  owner: SignedInTeacher,
  quiz: NewQuiz,
): Promise<Outcome> => {
  const id = newId()
  const shareCode = newCode(SHARE_CODE_LENGTH)
  const createdAt = now()
  const version: Version = {
    id: versionId.parse(newId()),
    questionnaireId: id,
    number: 1,
    title: quiz.title,
    subject: quiz.subject,
    minutes: quiz.minutes,
    marking: defaultMarking(quiz.hasNegativeMarking, quiz.scheme),
    sections: [
      {
        id: 'first',
        title: '',
        instructions: '',
        items: quiz.questions,
      },
    ],
    publishedAt: createdAt,
  }
  const draftKey = quiz.draftKey === null ? null : `${owner.id}:${hashOf(quiz.draftKey)}`
  const questionnaire = { id, ownerId: owner.id, shareCode, paper: quiz.paper, createdAt, draftKey }
  return db.transaction().execute(async (trx) => {
    await lockTeacher(trx, owner.id)
    const before = draftKey === null ? null : await questionnaireByDraftKey(trx, draftKey)
    if (before) return ok(before)
    const published = await readPublished(trx, owner.id, createdAt - HOUR)
    if (!config.limitsFailures) published.lastHour = 0
    const problem = overQuota(published, bytesOf(version))
    if (problem) return fail(problem)
    await insertQuestionnaire(trx, questionnaire, version)
    return ok({ id, shareCode })
  })
}

const bytesOf = ({ sections }: Version) => Buffer.byteLength(JSON.stringify(sections))
