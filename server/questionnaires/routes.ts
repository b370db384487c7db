import type { FastifyInstance } from 'fastify'
import { markingFromWire } from '#contract/marking-on-wire.ts'
import { readQuiz } from '#contract/papers.ts'
import * as contract from '#contract/questionnaires.ts'
import { minutesOf } from '#contract/wire.ts'
import type { ListView, QuizSort, ShownQuizzes } from '#domain/questionnaires/quiz-list.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { fail, ok } from '#domain/result.ts'
import { readReport } from '../analytics/find-reports.ts'
import type { Context } from '../context.ts'
import { serve } from '../http/serve.ts'
import { changeStatus } from './change-status.ts'
import { quizOnWire } from './describe-quiz.ts'
import { foreseenOutcome } from './foresee-outcome.ts'
import { createListQuizzes } from './list-quizzes.ts'
import { makeQuizSections } from './make-quiz-sections.ts'
import { makeTexts } from './make-texts.ts'
import { openQuiz } from './open-quiz.ts'
import { ownedBy } from './policy.ts'
import { publishQuestionnaire } from './publish-quiz.ts'
import { mayReadKey } from './read-key.ts'
import { paperFor } from './read-paper.ts'

export const questionnaireRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const listQuizzes = createListQuizzes(context)

  serve(server, contract.listQuizzes, async ({ query, teacher }) =>
    ok(await listQuizzes(teacher, viewOf(query), query.drafts === 'included')),
  )

  serve(server, contract.createQuiz, async ({ body, teacher }) => {
    const draftKey = body.draft_key ?? null
    const foreseen = await foreseenOutcome(context, teacher, draftKey)
    if (foreseen) return foreseen.ok ? ok(madeOnWire(foreseen.value)) : foreseen
    const sections = await makeQuizSections(context, teacher, { written: body })
    if (!sections.ok) return sections
    const settings = body.settings ?? usualSettings()
    const { intro: text, format } = settings.look
    const texts = await makeTexts(context, teacher, { 'settings.look.intro': { text, format } })
    if (!texts.ok) return texts
    const published = await publishQuestionnaire(context, teacher, {
      kind: 'quiz',
      title: body.title,
      subject: body.subject,
      minutes: minutesOf(body.duration),
      marking: markingFromWire(body),
      paper: body.paper,
      draftKey,
      draft: body.draft,
      settings,
      written: { intro: texts.value['settings.look.intro'] },
      sections: sections.value,
    })
    if (!published.ok) return published
    context.live.touch(teacher.id)
    return ok(madeOnWire(published.value))
  })

  serve(server, contract.changeStatus, async ({ params, body, teacher }) => {
    const id = await ownedBy(context.db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const changed = await changeStatus(context, id, body.status)
    if (!changed.ok) return changed
    context.live.touch(teacher.id)
    return ok({ id, status: changed.value })
  })

  serve(server, readQuiz, async ({ query, request }) => {
    const quiz = await openQuiz(context, { request, quizCode: query.code })
    if (!quiz.ok) return quiz
    if (query.analysis !== 'true') return { ok: true, prepared: await paperFor(context, { request, quiz: quiz.value }) }
    const seen = await mayReadKey(context, { request, quiz: quiz.value })
    if (!seen) return fail('analysis_not_available')
    const { questionnaire, host } = quiz.value
    const { count } = await readReport(context.db, questionnaire.id)
    return ok(quizOnWire({ questionnaire, host, ...seen, submissions: count }))
  })
}

const madeOnWire = ({ id, shareCode }: { id: string; shareCode: string }) => ({ id, share_code: shareCode })

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
