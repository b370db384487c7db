import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/questionnaires.ts'
import { minutesOf } from '#contract/wire.ts'
import { emptyReport } from '#domain/report.ts'
import { fail, ok } from '#domain/result.ts'
import { readReport, readReports } from '../analytics/find-reports.ts'
import type { Context } from '../context.ts'
import { serve } from '../http/serve.ts'
import { changeStatus } from './change-status.ts'
import { quizInList } from './describe-listed-quiz.ts'
import { quizOnWire } from './describe-quiz.ts'
import { openQuiz } from './open-quiz.ts'
import { ownedBy } from './policy.ts'
import { publishQuiz } from './publish-quiz.ts'
import { mayReadKey } from './read-key.ts'
import { paperFor } from './read-paper.ts'
import { questionnairesOf } from './store.ts'

export const questionnaireRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.listQuizzes, async ({ teacher }) => {
    const questionnaires = await questionnairesOf(context.db, teacher.id)
    const reports = await readReports(
      context.db,
      questionnaires.map(({ id }) => id),
    )
    return ok(questionnaires.map((each) => quizInList(each, reports.get(each.id) ?? emptyReport)))
  })

  serve(server, contract.createQuiz, async ({ body, teacher }) => {
    const { id, shareCode } = await publishQuiz(context, teacher, {
      title: body.title,
      subject: body.subject,
      minutes: minutesOf(body.duration),
      hasNegativeMarking: body.is_negative_marking,
      paper: body.paper,
      draftKey: body.draft_key ?? null,
      questions: body.questions.map(({ problem, options, correct_answer }) => ({
        problem,
        options,
        correctOption: correct_answer,
      })),
    })
    return ok({ id, share_code: shareCode })
  })

  serve(server, contract.changeStatus, async ({ params, body, teacher }) => {
    const id = await ownedBy(context.db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const changed = await changeStatus(context, id, body.status)
    return changed.ok ? ok({ id, status: changed.value }) : changed
  })

  serve(server, contract.readQuiz, async ({ query, request }) => {
    const quiz = await openQuiz(context, { request, quizCode: query.code })
    if (!quiz.ok) return quiz
    if (query.analysis !== 'true') return { ok: true, prepared: await paperFor(context, { request, quiz: quiz.value }) }
    const seen = await mayReadKey(context, { request, quiz: quiz.value })
    if (!seen) return fail('analysis_not_available')
    const { questionnaire, host } = quiz.value
    const { count } = await readReport(context.db, questionnaire.id)
    return ok(quizOnWire({ questionnaire, host, version: seen, submissions: count }))
  })
}
