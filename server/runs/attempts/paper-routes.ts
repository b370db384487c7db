import type { FastifyInstance } from 'fastify'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { quizOnWire } from '../../questionnaires/papers/describe-quiz.ts'
import { readReport } from '../../results/reports/find-reports.ts'
import { openQuiz } from './open-quiz.ts'
import { mayReadKey } from './read-key.ts'
import { paperFor } from './read-paper.ts'

export const paperRoutes = (app: FastifyInstance, context: Context): void => {
  serve({ app, context }, readQuiz, async ({ query, request }) => {
    const quiz = await openQuiz(context, { request, quizCode: query.code })
    if (!quiz.ok) return quiz
    if (query.analysis !== 'true') return { ok: true, prepared: await paperFor(context, { request, quiz: quiz.value }) }
    const seen = await mayReadKey(context, { request, quiz: quiz.value })
    if (!seen) return fail('analysis_not_available')
    const { questionnaire, host, brand } = quiz.value
    const { count } = await readReport(context.db, questionnaire.id)
    return ok(quizOnWire({ questionnaire, host, brand, ...seen, attempts: count }))
  })
}
