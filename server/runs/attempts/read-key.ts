import type { FastifyRequest } from 'fastify'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import type { Context } from '../../context.ts'
import { attemptOf, signedInTeacher } from '../../http/who-is-asking.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { wholeAttemptAt } from './find-whole-attempts.ts'
import { showResult } from './show-result.ts'

type Asked = { request: FastifyRequest; quiz: ShelvedQuiz }

/** `withExplanations`: what is right may be seen, and why it is. */
type Key = { version: Version; withExplanations: boolean }

/**
 * The version whose key the caller may see: its owner the current one, a student the one that was taken, after its end
 * and as soon as it is released. Null for everybody else.
 */
export const mayReadKey = async (
  context: Pick<Context, 'db' | 'now' | 'papers' | 'sign' | 'config' | 'log' | 'committer'>,
  { request, quiz }: Asked,
): Promise<Key | null> => {
  const teacher = await signedInTeacher(context, request)
  if (teacher?.id === quiz.questionnaire.ownerId)
    return { version: await context.papers.version(context.db, quiz.version.id), withExplanations: true }
  const { shareCode } = quiz.questionnaire
  const attempt = await wholeAttemptAt(context.db, shareCode, attemptOf(request, shareCode))
  if (!attempt?.end) return null
  const shown = await showResult(context, { quiz, id: attempt.id })
  if (!shown.answers) return null
  return {
    version: drawnFor(await context.papers.version(context.db, attempt.versionId), attempt.id),
    withExplanations: shown.explanations,
  }
}
