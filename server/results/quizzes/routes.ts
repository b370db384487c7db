import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/results/analytics.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { ownedBy, reportedBy } from '../../questionnaires/policy.ts'
import { describeAttempt } from './describe-attempt.ts'
import { listAttempts } from './list-attempts.ts'
import { listQuestionResults } from './list-question-results.ts'
import { readOverview } from './read-overview.ts'
import { readPracticeRuns } from './read-practice-runs.ts'

export const analyticsRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.listSubmissions, async ({ params, query, teacher }) => {
    const own = await reportedBy(context.db, teacher, params.id)
    if (!own.ok) return own
    const { search = '', page = 1, sort = 'newest', order = null, show = 'all', district = '', version = null } = query
    return ok(await listAttempts(context, own.value, { search, page, sort, order, show, district, version }))
  })

  serve(server, contract.readSubmission, async ({ params, teacher }) => {
    const described = await describeAttempt(context, teacher, params.id)
    return described ? ok(described) : fail('not_found')
  })

  serve(server, contract.listQuestionResults, async ({ params, query, teacher }) => {
    const own = await reportedBy(context.db, teacher, params.id)
    if (!own.ok) return own
    return ok(await listQuestionResults(context, own.value, query.version))
  })

  serve(server, contract.readOverview, async ({ params, query, teacher }) => {
    const own = await reportedBy(context.db, teacher, params.id)
    if (!own.ok) return own
    return ok(await readOverview(context, own.value, query.version))
  })

  serve(server, contract.readPracticeRuns, async ({ params, teacher }) => {
    const id = await ownedBy(context.db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    return ok(await readPracticeRuns(context, id))
  })
}
