import type { FastifyRequest } from 'fastify'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { refuseCode } from '../../questionnaires/papers/refuse-code.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { isVersionOf } from './policy.ts'

type Needs = Pick<Context, 'papers' | 'db' | 'now' | 'config' | 'sign' | 'log'>

type Asked = {
  request: FastifyRequest
  code: string
  /** Of whoever has read it before it was put away, the version. */
  versionId?: string
}

/** What responses are given to behind a share code; what is put away is there for nobody who has not read it. */
export const openResponded = async (
  context: Needs,
  { request, code, versionId }: Asked,
): Promise<Result<ShelvedQuiz, 'quiz_not_found' | 'too_many_attempts'>> => {
  const found = await context.papers.open(code)
  if (!found || ABILITIES[found.questionnaire.kind].clock) return refuseCode(context, request)
  const isAway = found.questionnaire.status === 'archived'
  const isKnown = versionId !== undefined && isAway && (await isVersionOf(context, found, versionId))
  return isAway && !isKnown ? refuseCode(context, request) : ok(found)
}
