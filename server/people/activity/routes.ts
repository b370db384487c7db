import type { FastifyInstance } from 'fastify'
import { listActivity } from '#contract/people/activity.ts'
import { placeOfPage } from '#domain/questionnaires/quiz-list.ts'
import { ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { activityOnWire } from './describe-activity.ts'
import { activityOf, countActivity } from './find-activity.ts'

export const activityRoutes = (app: FastifyInstance, context: Context): void => {
  const { db } = context

  serve({ app, context }, listActivity, async ({ query, teacher }) => {
    const { part = 'all', search = '', said = '', quiz: quizId = null, page: asked = 1 } = query
    const view = { part, search, said, quizId }
    const found = await countActivity(db, teacher.id, view)
    const { page, pages, from: offset, size: limit } = placeOfPage(asked, found)
    const entries = await activityOf(db, teacher.id, { ...view, limit, offset })
    return ok({ entries: entries.map(activityOnWire), page, pages, found })
  })
}
