import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/runs/late-answers.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { ownedBy } from '../../questionnaires/policy.ts'
import { judgeLateAnswers } from './judge-late-answers.ts'
import { listLateAnswers } from './list-late-answers.ts'

export const lateAnswerRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.listLateAnswers, async ({ params, teacher }) => {
    const id = await ownedBy(context.db, teacher, params.id)
    return id ? ok(await listLateAnswers(context, id)) : fail('quiz_not_found')
  })

  serve(server, contract.judgeLateAnswers, async ({ params, body, teacher }) => {
    const { decision, submissions: attempts } = body
    const id = await ownedBy(context.db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const judged = await judgeLateAnswers(context, id, { decision, attempts, by: teacher.id })
    context.live.touch(id)
    return ok(judged)
  })
}
