import type { FastifyInstance } from 'fastify'
import { filterFromWire } from '#contract/results/response-filters.ts'
import * as contract from '#contract/results/survey-answers.ts'
import { fail, ok } from '#domain/result.ts'
import { idInVersions } from '#domain/statistics/across-versions.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { crossTheResponses } from './cross-responses.ts'
import { listWritten } from './list-written.ts'
import { ownSurvey } from './own-survey.ts'
import { tagWritten } from './tag-written.ts'

/** What people answered, beside each other and in their own words. */
export const surveyAnswerRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.crossResponses, async ({ params, query, teacher }) => {
    const own = await ownSurvey(context, teacher, params.id)
    if (!own) return fail('quiz_not_found')
    const { rows, columns } = query
    const crossed = await crossTheResponses(context, own, { filter: filterFromWire(query), rows, columns })
    return crossed ? ok(crossed) : fail('not_found')
  })

  serve(server, contract.listWritten, async ({ params, query, teacher }) => {
    const own = await ownSurvey(context, teacher, params.id)
    if (!own) return fail('quiz_not_found')
    const { page = 1 } = query
    const asked = { questionId: params.question, filter: filterFromWire(query), page }
    const written = await listWritten(context, own, asked)
    return written ? ok(written) : fail('not_found')
  })

  serve(server, contract.tagWritten, async ({ params, body, teacher }) => {
    const own = await ownSurvey(context, teacher, params.id)
    if (!own) return fail('quiz_not_found')
    const { response_id: responseId, tag, is_set: isSet } = body
    const tagged = await tagWritten(context, own, { responseId, questionId: idInVersions(params.question), tag, isSet })
    return tagged.ok ? ok({ tags: tagged.value }) : tagged
  })
}
