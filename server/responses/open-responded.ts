import type { FastifyRequest } from 'fastify'
import { KINDS } from '#domain/kinds.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { refuseCode } from '../questionnaires/refuse-code.ts'
import type { ShelvedQuiz } from '../questionnaires/shelve-papers.ts'

type Needs = Pick<Context, 'papers' | 'db' | 'now' | 'config' | 'sign' | 'log'>

/** The poll or survey behind a share code; what is put away is there for nobody. */
export const openResponded = async (
  context: Needs,
  { request, code }: { request: FastifyRequest; code: string },
): Promise<Result<ShelvedQuiz, 'quiz_not_found' | 'too_many_attempts'>> => {
  const found = await context.papers.open(code)
  const isThere = found && !KINDS[found.questionnaire.kind].isTaken && found.questionnaire.status !== 'archived'
  return isThere ? ok(found) : refuseCode(context, request)
}
