import type { FastifyInstance } from 'fastify'
import { readHome } from '#contract/results/home.ts'
import { ok } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { serve } from '../http/serve.ts'
import { describeHome } from './describe-home.ts'

export const homeRoutes = (app: FastifyInstance, context: Context): void => {
  serve({ app, context }, readHome, async ({ query, teacher }) =>
    ok(await describeHome(context, teacher, { utcOffset: query.utc_offset ?? 0 })),
  )
}
