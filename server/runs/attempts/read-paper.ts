import type { FastifyRequest } from 'fastify'
import { isOpenToAll } from '#domain/questionnaires/opening.ts'
import type { Context } from '../../context.ts'
import type { PreparedAnswer } from '../../http/prepared-answer.ts'
import { attemptOf, bearerTokenOf, signedInTeacher } from '../../http/who-is-asking.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { heldBy } from './find-whole-attempts.ts'

type Asked = { request: FastifyRequest; quiz: ShelvedQuiz }

/**
 * What this caller may read of a quiz: who holds an attempt, the questions of the version it is taken on; its owner, those
 * of the current one; anybody else, what the link alone shows.
 */
export const paperFor = async (
  context: Pick<Context, 'db' | 'now' | 'papers' | 'sign' | 'config'>,
  { request, quiz }: Asked,
): Promise<PreparedAnswer> => {
  const { shareCode, ownerId } = quiz.questionnaire
  const token = attemptOf(request, shareCode)
  const held = token === null ? null : await heldBy(context.db, shareCode, token)
  if (held !== null) return context.papers.heldPaper(quiz, held.versionId, held.attemptId)
  if (isOpenToAll(quiz.questionnaire) || bearerTokenOf(request) === null) return quiz.paper
  const teacher = await signedInTeacher(context, request)
  return teacher?.id === ownerId ? context.papers.heldPaper(quiz, quiz.version.id, null) : quiz.paper
}
