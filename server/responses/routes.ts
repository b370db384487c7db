import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/responses.ts'
import { KINDS, mayAskForFiles } from '#domain/kinds.ts'
import { type MarkingRules, NOTHING } from '#domain/marking.ts'
import { wholeMarks } from '#domain/marks.ts'
import type { ResponseAnswers } from '#domain/response.ts'
import { fail, ok } from '#domain/result.ts'
import { usualSettings } from '#domain/settings.ts'
import { marksAmong } from '../anonymous/store.ts'
import type { Context } from '../context.ts'
import { arrivalOf } from '../http/arrival.ts'
import { type Refusal, serve } from '../http/serve.ts'
import { foreseenOutcome } from '../questionnaires/foresee-outcome.ts'
import { publishQuestionnaire } from '../questionnaires/publish-quiz.ts'
import { respondedPaper } from './describe-responded.ts'
import { createGiveResponse, type Unfit } from './give-response.ts'
import { makeSections } from './make-sections.ts'
import { openResponded } from './open-responded.ts'
import { isFull, isShut, isVersionOf } from './policy.ts'
import { refuseContent } from './refuse-content.ts'
import { holderOf, markOf, responsesOf, type StoredResponse } from './store.ts'
import { createTellCrowd } from './tell-crowd.ts'

/** Nothing is right or wrong. */
const UNMARKED: MarkingRules = { marksPerQuestion: wholeMarks(1), wrongCosts: NOTHING, scheme: 'all_or_nothing' }

type Server = { app: FastifyInstance; context: Context }

export const responseRoutes = (app: FastifyInstance, context: Context): void => {
  makingRoutes({ app, context })
  respondingRoutes({ app, context })
}

const makingRoutes = (server: Server) => {
  const { context } = server

  serve(server, contract.createResponded, async ({ body, teacher }) => {
    const draftKey = body.draft_key ?? null
    const foreseen = await foreseenOutcome(context, teacher, draftKey)
    if (foreseen) return foreseen.ok ? ok(madeOnWire(foreseen.value)) : foreseen
    const refused = refuseContent({
      ...body,
      mayAskForFiles: mayAskForFiles(body.kind, body.responding ?? usualSettings().responding),
    })
    if (refused) return refused
    const sections = await makeSections(context, teacher, body)
    if (!sections.ok) return sections
    const usual = usualSettings()
    const published = await publishQuestionnaire(context, teacher, {
      kind: body.kind,
      title: body.title,
      subject: '',
      // There is no clock.
      minutes: 0,
      marking: UNMARKED,
      paper: 'with_link',
      draftKey,
      draft: body.draft,
      settings: {
        ...usual,
        responding: body.responding ?? usual.responding,
        ...(body.taking && { taking: body.taking }),
      },
      sections: sections.value,
    })
    return published.ok ? ok(madeOnWire(published.value)) : published
  })
}

const respondingRoutes = (server: Server) => {
  const { context } = server
  const giveResponse = createGiveResponse(context)

  serve(server, contract.readResponded, async ({ query, request }) => {
    const quiz = await openResponded(context, { request, code: query.code })
    if (!quiz.ok) return quiz
    const { isAtOnce } = KINDS[quiz.value.questionnaire.kind]
    const versionId = (isAtOnce ? undefined : query.version) ?? quiz.value.version.id
    if (!(await isVersionOf(context, quiz.value, versionId))) return fail('quiz_not_found')
    const version = await context.papers.version(context.db, versionId)
    const questions = await context.papers.questions(context.db, versionId)
    const { questionnaire } = quiz.value
    const isClosed = isShut(questionnaire, context.now()) || (await isFull(context.db, questionnaire))
    return { ok: true, value: respondedPaper(quiz.value, { version, isClosed }), questions }
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
    const quiz = await openResponded(context, { request, code: body.code })
    if (!quiz.ok) return quiz
    const told = toldIn(body, quiz.value.questionnaire.settings.responding.fields)
    const isNameless = (told.name ?? '').trim() === ''
    if (body.is_ended && isNameless && quiz.value.questionnaire.settings.responding.ask_name === 'required')
      return { ok: false, code: 'invalid_request', fields: { 'told.name': 'name_required' } }
    const given = await giveResponse({
      quiz: quiz.value,
      versionId: body.version_id,
      deviceKey: body.device_key,
      basedOn: body.based_on,
      change: body.change,
      answers: answersOf(body),
      isEnded: body.is_ended,
      told,
      at: arrivalOf(request, context.now()),
    })
    if (!given.ok) return 'wrong' in given ? inPlaces(given, body) : given
    context.live.touch(body.code)
    return ok({ revision: given.value.revision, is_ended: given.value.isEnded, saved_at: given.value.savedAt })
  })
}

const madeOnWire = ({ id, shareCode }: { id: string; shareCode: string }) => ({ id, share_code: shareCode })

/** What was asked for beside the questions, and nothing else that somebody may send. */
const toldIn = (
  { told = [] }: contract.GivenResponseOnWire,
  fields: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    told.flatMap(({ name, value }) => (name === 'name' || fields.includes(name) ? [[name, value]] : [])),
  )

/** Whether they fit the questions is judged with them. */
const answersOf = ({ answers }: contract.GivenResponseOnWire): ResponseAnswers =>
  Object.fromEntries(answers.map(({ question_id: id, value }) => [id, value]))

const responseOnWire = ({ revision, answers, isEnded, versionId }: StoredResponse) => ({
  revision,
  answers: Object.entries(answers).map(([id, value]) => ({ question_id: id, value })),
  is_ended: isEnded,
  version_id: versionId,
})

/** A refusal as the caller reads it: it points at the places of answers in the request, and at questions by their ids. */
const inPlaces = (
  { wrong, lacking, unfinished, gone }: Unfit,
  { answers }: contract.GivenResponseOnWire,
): Refusal<'invalid_request'> => {
  const placeOf = (id: string) => answers.findLastIndex((answer) => answer.question_id === id)
  return {
    ok: false,
    code: 'invalid_request',
    fields: Object.fromEntries([
      ...wrong.map((id) => [`answers.${placeOf(id)}`, 'unknown_question'] as const),
      ...gone.map((id) => [`answers.${placeOf(id)}`, 'file_missing'] as const),
      ...lacking.map((id) => [`questions.${id}`, 'required'] as const),
      ...unfinished.map((id) => [`questions.${id}`, 'answer_unfinished'] as const),
    ]),
  }
}
