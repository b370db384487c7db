import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/questionnaires/quiz-actions.ts'
import { ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { actOnQuizzes } from './act-on-quizzes.ts'
import { subjectsOf } from './find-page.ts'
import { tagsInUse } from './find-tags.ts'
import { tagQuizzes } from './tag-quizzes.ts'

export const quizActionRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.actOnQuizzes, async ({ body, teacher }) => {
    const acted = await actOnQuizzes(context, teacher, body)
    for (const key of [teacher.id, ...acted.changed]) context.live.touch(key)
    return ok(acted)
  })

  serve(server, contract.tagQuizzes, async ({ body, teacher }) => ok(await tagQuizzes(context, teacher, body)))

  serve(server, contract.listQuizChoices, async ({ teacher }) =>
    ok({ subjects: await subjectsOf(context.db, teacher.id), tags: await tagsInUse(context.db, teacher.id) }),
  )
}
