import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/runs/responses.ts'
import type { GivenResponseOnWire } from '#contract/runs/responses-requests.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { saidIn } from '#domain/questionnaires/identity.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { formOf, type QuestionnaireSettings } from '#domain/questionnaires/settings.ts'
import type { ResponseAnswers } from '#domain/questions/value.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { arrivalOf } from '../../http/arrival.ts'
import { addressOf } from '../../http/limits.ts'
import { type Refusal, serve } from '../../http/serve.ts'
import { marksAmong } from './anonymous-store.ts'
import { respondedPaper } from './describe-responded.ts'
import { createGiveResponse, type Unfit } from './give-response.ts'
import { giveWithinBound } from './give-within-bound.ts'
import { openResponded } from './open-responded.ts'
import { isFull, isShut, isVersionOf } from './policy.ts'
import { holderOf, markOf, responsesOf, type StoredResponse } from './store.ts'
import { createTellCrowd } from './tell-crowd.ts'

type Server = { app: FastifyInstance; context: Context }

export const responseRoutes = (app: FastifyInstance, context: Context): void => {
  respondingRoutes({ app, context })
}

const respondingRoutes = (server: Server) => {
  const { context } = server
  const giveResponse = giveWithinBound(context, createGiveResponse(context))

  serve(server, contract.readResponded, async ({ query, request }) => {
    const quiz = await openResponded(context, { request, code: query.code })
    if (!quiz.ok) return quiz
    const { versions } = ABILITIES[quiz.value.questionnaire.kind]
    const versionId = (versions ? query.version : undefined) ?? quiz.value.version.id
    if (!(await isVersionOf(context, quiz.value, versionId))) return fail('quiz_not_found')
    const version = await context.papers.version(context.db, versionId)
    const questions = await context.papers.questions(context.db, versionId)
    const { questionnaire } = quiz.value
    const isClosed = isShut(questionnaire, context.now()) || (await isFull(context.db, questionnaire))
    const epoch = await context.epoch()
    return { ok: true, value: { ...respondedPaper(quiz.value, { version, isClosed }), epoch }, questions }
  })

  serve(server, contract.readResponse, async ({ body, request }) => {
    const quiz = await openResponded(context, { request, code: body.code })
    if (!quiz.ok) return quiz
    const { questionnaire, version } = quiz.value
    const holder = holderOf(questionnaire.id, body.device_key)
    const found = (await responsesOf(context.db, [holder])).get(holder)
    if (found || !questionnaire.settings.responding.anonymous)
      return ok({ response: found ? responseOnWire(found) : null })
    const mark = markOf(context.sign, questionnaire.id, body.device_key)
    const isOver = (await marksAmong(context.db, [mark])).has(mark)
    return ok({ response: isOver ? { revision: 1, answers: [], is_ended: true, version_id: version.id } : null })
  })

  const tellCrowd = createTellCrowd(context)

  serve(server, contract.readCrowdResults, async ({ body, request }) => {
    const quiz = await openResponded(context, { request, code: body.code })
    return quiz.ok ? ok(await tellCrowd(quiz.value, body.device_key)) : quiz
  })

  serve(server, contract.giveResponse, async ({ body, request }) => {
    const quiz = await openResponded(context, { request, code: body.code, versionId: body.version_id })
    if (!quiz.ok) return quiz
    const told = toldIn(body, quiz.value.questionnaire.settings)
    if ('code' in told) return told
    const at = arrivalOf(request, context.now())
    const given = await giveResponse({ ...givenIn(body), quiz: quiz.value, told: told.value, at }, addressOf(request))
    if (!given.ok) return 'wrong' in given ? inPlaces(given, body) : given
    context.live.touch(body.code)
    return ok({ revision: given.value.revision, is_ended: given.value.isEnded, saved_at: given.value.savedAt })
  })
}

/** What was asked for beside the questions, and nothing else that somebody may send; at the end it is all of it, and right. */
const toldIn = (
  { told: said = [], is_ended: isEnded }: GivenResponseOnWire,
  settings: QuestionnaireSettings,
): Result<Readonly<Record<string, string>>, never> | Refusal<'invalid_request'> => {
  const { fields, anonymous, ask_name: askName } = settings.responding
  const form = formOf(settings)
  const asked = new Set([...fields, ...(form ? form.fields.map(({ id }) => id) : ['name'])])
  const told = Object.fromEntries(said.flatMap(({ name, value }) => (asked.has(name) ? [[name, value]] : [])))
  if (!isEnded) return ok(told)
  if (askName === 'required' && !anonymous && (told.name ?? '').trim() === '') return wrongIn({ name: 'name_required' })
  const read = form && saidIn(form, told)
  if (read && !read.ok) return wrongIn(read.problems)
  const beside = Object.entries(told).filter(([name]) => !form?.fields.some(({ id }) => id === name))
  return ok({ ...Object.fromEntries(beside), ...(read?.value ?? {}) })
}

const wrongIn = (problems: FieldProblems): Refusal<'invalid_request'> => ({
  ok: false,
  code: 'invalid_request',
  fields: Object.fromEntries(Object.entries(problems).map(([name, problem]) => [`told.${name}`, problem])),
})

const givenIn = (body: GivenResponseOnWire) => ({
  versionId: body.version_id,
  deviceKey: body.device_key,
  basedOn: body.based_on,
  follows: body.follows,
  change: body.change,
  answers: answersOf(body),
  isEnded: body.is_ended,
})

/** Whether they fit the questions is judged with them. */
const answersOf = ({ answers }: GivenResponseOnWire): ResponseAnswers =>
  Object.fromEntries(answers.map(({ question_id: id, value }) => [id, value]))

const responseOnWire = ({ revision, answers, isEnded, versionId }: StoredResponse) => ({
  revision,
  answers: Object.entries(answers).map(([id, value]) => ({ question_id: id, value })),
  is_ended: isEnded,
  version_id: versionId,
})

/** A refusal as the caller reads it: it points at the places of answers in the request, and at questions by their ids. */
const inPlaces = (
  { wrong, lacking, unfinished, gone, tooLong }: Unfit,
  { answers }: GivenResponseOnWire,
): Refusal<'invalid_request'> => {
  const placeOf = (id: string) => answers.findLastIndex((answer) => answer.question_id === id)
  return {
    ok: false,
    code: 'invalid_request',
    fields: Object.fromEntries([
      ...wrong.map((id) => [`answers.${placeOf(id)}`, 'unknown_question'] as const),
      ...gone.map((id) => [`answers.${placeOf(id)}`, 'file_missing'] as const),
      ...tooLong.map((id) => [`answers.${placeOf(id)}`, 'too_long'] as const),
      ...lacking.map((id) => [`questions.${id}`, 'required'] as const),
      ...unfinished.map((id) => [`questions.${id}`, 'answer_unfinished'] as const),
    ]),
  }
}
