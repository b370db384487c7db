import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/audience/audience-questions.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { byRank, firstState } from '#domain/audience/audience-question.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { arrivalOf } from '../../http/arrival.ts'
import { addressOf, takeTry } from '../../http/limits.ts'
import { serve } from '../../http/serve.ts'
import { ownAble } from '../../questionnaires/own-able.ts'
import { lockQuestionnaire } from '../../questionnaires/store.ts'
import { openResponded } from '../../runs/responses/open-responded.ts'
import { holderOf } from '../../runs/responses/store.ts'
import { askQuestions } from './ask-questions.ts'
import { takesQuestions } from './policy.ts'
import { type AudienceQuestion, ownOf, questionsForTeacher, setState } from './store.ts'
import { createTellHall } from './tell-hall.ts'
import { voteOnQuestions } from './vote-on-questions.ts'

type Server = { app: FastifyInstance; context: Context }

export const audienceQuestionRoutes = (app: FastifyInstance, context: Context): void => {
  hallRoutes({ app, context })
  teacherRoutes({ app, context })
}

const hallRoutes = (server: Server) => {
  const { context } = server
  const tellHall = createTellHall(context)

  serve(server, contract.readHall, async ({ query, request }) => {
    const quiz = await openResponded(context, { request, code: query.code })
    return quiz.ok ? { ok: true, prepared: await tellHall(quiz.value.questionnaire) } : quiz
  })

  serve(server, contract.readOwnHall, async ({ body, request }) => {
    const quiz = await openResponded(context, { request, code: body.code })
    if (!quiz.ok) return quiz
    const { asked, voted } = await ownOf(context.db, holderOf(quiz.value.questionnaire.id, body.device_key))
    const waiting = asked.filter(({ state }) => state === 'waiting').map(({ id, text }) => ({ id, text }))
    return ok({ waiting, asked: asked.map(({ id }) => id), voted })
  })

  serve(server, contract.askInHall, async ({ body, request }) => {
    const quiz = await openResponded(context, { request, code: body.code })
    if (!quiz.ok) return quiz
    const { questionnaire } = quiz.value
    const mode = questionnaire.settings.responding.hall_questions
    const at = arrivalOf(request, context.now())
    if (mode === 'off' || !takesQuestions(questionnaire, at)) return fail('hall_questions_closed')
    if (
      !(await takeTry(context, { limit: 'hallQuestionFromAddress', of: `${questionnaire.id} ${addressOf(request)}` }))
    )
      return fail('too_many_attempts')
    const asked = await context.committer.commit(askQuestions, {
      questionnaireId: questionnaire.id,
      holder: holderOf(questionnaire.id, body.device_key),
      askKey: body.ask_key,
      id: context.newId(),
      text: body.text,
      state: firstState(mode),
      at,
    })
    if (!asked.ok) return asked
    context.live.touch(body.code)
    return ok({ id: asked.value.id, is_waiting: asked.value.state === 'waiting' })
  })

  serve(server, contract.voteInHall, async ({ body, request }) => {
    const quiz = await openResponded(context, { request, code: body.code })
    if (!quiz.ok) return quiz
    const { questionnaire } = quiz.value
    if (!takesQuestions(questionnaire, arrivalOf(request, context.now()))) return fail('hall_questions_closed')
    const voted = await context.committer.commit(voteOnQuestions, {
      questionnaireId: questionnaire.id,
      questionId: body.question_id,
      holder: holderOf(questionnaire.id, body.device_key),
      isSet: body.is_set,
    })
    if (!voted.ok) return voted
    context.live.touch(body.code)
    return ok({ is_set: voted.value.isSet, votes: voted.value.votes })
  })
}

const teacherRoutes = (server: Server) => {
  const { context } = server

  serve(server, contract.listHallQuestions, async ({ params, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: { audienceQuestions: true } })
    if (!own) return fail('quiz_not_found')
    const { id, front } = own
    const questions = await questionsForTeacher(context.db, id)
    return ok({
      title: front.version.title,
      share_code: front.shareCode,
      mode: front.settings.responding.hall_questions,
      is_open: takesQuestions({ ...front, id }, context.now()),
      questions: questions.toSorted(byRank).map(onWire),
    })
  })

  serve(server, contract.setHallQuestion, async ({ params, body, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: { audienceQuestions: true } })
    if (!own) return fail('quiz_not_found')
    const { id } = own
    const set = await inOneTransaction(context.db, async (trx) => {
      await lockQuestionnaire(trx, id)
      return setState(trx, { questionnaireId: id, id: params.hall_question, state: body.state, at: context.now() })
    })
    if (!set) return fail('hall_question_gone')
    context.live.touch(id)
    return ok(onWire(set))
  })
}

const onWire = ({ id, text, state, votes, askedAt }: AudienceQuestion): contract.AudienceQuestionOnWire => ({
  id,
  text,
  state,
  votes,
  asked_at: isoOf(askedAt),
})
