import type { FastifyInstance } from 'fastify'
import { filterFromWire } from '#contract/results/response-filters.ts'
import * as contract from '#contract/results/survey-responses.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { surveyAnswerRoutes } from './answer-routes.ts'
import { describeResponses } from './describe-responses.ts'
import { surveyExportRoutes } from './export-routes.ts'
import { createListed } from './list-responses.ts'
import { ownSurvey } from './own-survey.ts'

const PER_PAGE = 30

export const surveyResultRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  serve(server, contract.readSurveyResponses, async ({ params, query, teacher }) => {
    const own = await ownSurvey(context, teacher, params.id)
    if (!own) return fail('quiz_not_found')
    return ok(
      await describeResponses(context, {
        survey: own,
        filter: filterFromWire(query),
        isCounted: query.counts !== 'no',
      }),
    )
  })

  const listed = createListed(context)
  serve(server, contract.listSurveyResponses, async ({ params, query, teacher }) => {
    const own = await ownSurvey(context, teacher, params.id)
    if (!own) return fail('quiz_not_found')
    const { page = 1, one, sort = '', order = 'down' } = query
    const filter = filterFromWire(query)
    return ok(await listed(own, { filter, page, perPage: one === 'yes' ? 1 : PER_PAGE, sort, isUp: order === 'up' }))
  })

  surveyAnswerRoutes(app, context)
  surveyExportRoutes(app, context)
}
