import type { FastifyRequest } from 'fastify'
import type { Version } from '#domain/questionnaire.ts'
import type { Context } from '../context.ts'
import { attemptOf, signedInTeacher } from '../http/who-is-asking.ts'
import { submissionAt } from '../submissions/find-submissions.ts'
import type { ShelvedQuiz } from './shelve-papers.ts'

type Asked = { request: FastifyRequest; quiz: ShelvedQuiz }

/**
 * The version whose key the caller may see: its owner the current one, a student the one that was taken, after its end.
 * Null for everybody else.
 */
export const mayReadKey = async (
  context: Pick<Context, 'db' | 'now' | 'papers' | 'sign'>,
  { request, quiz }: Asked,
): Promise<Version | null> => {
  const teacher = await signedInTeacher(context, request)
  if (teacher?.id === quiz.questionnaire.ownerId) return context.papers.version(context.db, quiz.version.id)
  const { shareCode } = quiz.questionnaire
  const submission = await submissionAt(context.db, shareCode, attemptOf(request, shareCode))
  return submission?.end ? context.papers.version(context.db, submission.versionId) : null
}
