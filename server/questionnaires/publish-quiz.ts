import type { CompleteQuestion } from '#domain/draft.ts'
import { defaultMarking } from '#domain/marking.ts'
import { questionId } from '#domain/question.ts'
import { type PaperAccess, type Version, versionId } from '#domain/questionnaire.ts'
import { SHARE_CODE_LENGTH } from '#domain/share-code.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { hashOf } from '../secrets.ts'
import { insertQuestionnaire } from './store.ts'

export type NewQuiz = {
  title: string
  subject: string
  minutes: number
  hasNegativeMarking: boolean
  paper: PaperAccess
  questions: CompleteQuestion[]
  /** Random, and the same when the same save is sent again; null when the caller does not care. */
  draftKey: string | null
}

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newCode'>

/** Publishes the first version of a new quiz, which takes students from then on; once for each draft key. */
export const publishQuiz = async (
  { db, now, newId, newCode }: Needs,
  owner: SignedInTeacher,
  quiz: NewQuiz,
): Promise<{ id: string; shareCode: string }> => {
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
    marking: defaultMarking(quiz.hasNegativeMarking),
    questions: quiz.questions.map((each) => ({ kind: 'single_choice', id: questionId.parse(newId()), ...each })),
    publishedAt: createdAt,
  }
  const draftKey = quiz.draftKey === null ? null : `${owner.id}:${hashOf(quiz.draftKey)}`
  const questionnaire = { id, ownerId: owner.id, shareCode, paper: quiz.paper, createdAt, draftKey }
  return db.transaction().execute((trx) => insertQuestionnaire(trx, questionnaire, version))
}
