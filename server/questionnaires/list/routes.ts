import type { FastifyInstance } from 'fastify'
import { listQuestionnaires as contractOfAll } from '#contract/questionnaires/listing.ts'
import * as contract from '#contract/questionnaires/questionnaires.ts'
import type { ListView, QuizSort, ShownQuizzes } from '#domain/questionnaires/quiz-list.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { createFairLine } from '../../line.ts'
import { ownedBy } from '../policy.ts'
import { changeStatus } from './change-status.ts'
import { listQuestionnaires } from './list-questionnaires.ts'
import { listQuizzes } from './list-quizzes.ts'

/** Of one teacher: pages open on several devices ask for a list each. */
const MOST_WAITING = 30

export const quizListRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  // Thousands of rows take a while on the event loop: one list at a time is made, teachers in turn.
  const inLine = createFairLine({ mostOfOne: MOST_WAITING })

  serve(server, contract.listQuizzes, async ({ query, teacher }) =>
    inLine(teacher.id, async () => {
      const view = Object.values(query).every((part) => part === undefined) ? null : viewOf(query)
      return ok(await listQuizzes(context, teacher, { view, withDrafts: query.drafts === 'included' }))
    }),
  )

  serve(server, contractOfAll, async ({ query: { kind = 'all', ...query }, teacher }) =>
    inLine(teacher.id, async () => ok(await listQuestionnaires(context, teacher, { kind, view: viewOf(query) }))),
  )

  serve(server, contract.changeStatus, async ({ params, body, teacher }) => {
    const id = await ownedBy(context.db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const changed = await changeStatus(context, id, body.status)
    if (!changed.ok) return changed
    context.live.touch(teacher.id)
    return ok({ id, status: changed.value })
  })
}

type Asked = {
  search?: string | undefined
  page?: number | undefined
  sort?: QuizSort | undefined
  order?: string | undefined
  show?: ShownQuizzes | undefined
  subject?: string | undefined
  tag?: string | undefined
}

const viewOf = (asked: Asked): ListView => {
  const { search = '', page = 1, sort = 'created', show = 'all', subject = null, tag = null } = asked
  const descending = asked.order === undefined ? asked.sort === undefined : asked.order === 'desc'
  return { search, page, sort, descending, show, subject, tag }
}
