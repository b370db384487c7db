import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/questionnaires/questionnaires.ts'
import type { ListView, QuizSort, ShownQuizzes } from '#domain/questionnaires/quiz-list.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { ownedBy } from '../policy.ts'
import { changeStatus } from './change-status.ts'
import { createListQuizzes } from './list-quizzes.ts'

export const quizListRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const listQuizzes = createListQuizzes(context)

  serve(server, contract.listQuizzes, async ({ query, teacher }) =>
    ok(await listQuizzes(teacher, viewOf(query), query.drafts === 'included')),
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
  drafts?: string | undefined
  show?: ShownQuizzes | undefined
  subject?: string | undefined
  tag?: string | undefined
}

/** Null, for all quizzes, where nothing in particular is asked for. */
const viewOf = ({ drafts, ...asked }: Asked): ListView | null => {
  if (Object.values({ drafts, ...asked }).every((part) => part === undefined)) return null
  const { search = '', page = 1, sort = 'created', show = 'all', subject = null, tag = null } = asked
  const descending = asked.order === undefined ? asked.sort === undefined : asked.order === 'desc'
  return { search, page, sort, descending, show, subject, tag }
}
