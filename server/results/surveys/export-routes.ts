import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { preparePollExport, prepareSurveyExport, SURVEY_EXPORT_PATH } from '#contract/results/survey-exports.ts'
import type {
  SurveyExported,
  SurveyExportFormat,
  WantedSurveyExport,
} from '#contract/results/survey-exports-requests.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { FILE_HEADERS, FILE_TYPES } from '../../files/file-headers.ts'
import { nameAttachment } from '../../files/name-attachment.ts'
import { sendFailure } from '../../http/failures.ts'
import { OF_TEACHER } from '../../http/list-routes.ts'
import { originOf } from '../../http/origin-of.ts'
import { refusedOrigin } from '../../http/same-origin.ts'
import { serve } from '../../http/serve.ts'
import { sessionOf, teacherInSession } from '../../http/who-is-asking.ts'
import { countExported } from './count-exported.ts'
import { exportResponses } from './export-responses.ts'
import { ownResponded } from './own-responded.ts'
import { ownSurvey } from './own-survey.ts'
import { createSurveyTickets } from './sign-survey-tickets.ts'

const ENDINGS: Record<SurveyExported, string> = {
  responses: 'responses',
  code_book: 'code book',
  everything: 'responses',
  files: 'files',
  hall_questions: 'questions',
}

const TYPES: Record<SurveyExportFormat, string> = { ...FILE_TYPES, zip: 'application/zip' }

/** `areVotes`: what is given in one call is called a vote. */
type Named = Pick<WantedSurveyExport, 'what' | 'format'> & { areVotes: boolean }

const hasVotes = ({ front }: { front: { kind: QuestionnaireKind } }): boolean => ABILITIES[front.kind].oneCall

const nameFor = (title: string, { what, format, areVotes }: Named): string => {
  const holds = ENDINGS[what]
  return nameAttachment(title, `${areVotes && holds === 'responses' ? 'votes' : holds}.${format}`)
}

const shown = z.object({ ticket: z.string() })

const ticketIn = ({ query }: FastifyRequest): string => z.safeParse(shown, query).data?.ticket ?? ''

export const surveyExportRoutes = (app: FastifyInstance, context: Context): void => {
  const tickets = createSurveyTickets(context)
  const underWay = new Set<Readable>()
  // A server that stops can not wait for the slowest phone; a download that was broken off is begun again.
  app.addHook('preClose', async () => {
    for (const file of underWay) file.destroy()
  })

  serve({ app, context }, prepareSurveyExport, async ({ params, body, teacher, request }) => {
    const own = await ownSurvey(context, teacher, params.id)
    const session = sessionOf(context, request)
    if (!own || session === null) return fail('quiz_not_found')
    if ((await countExported(context, own, body)) === null) return fail('too_few_responses')
    const ticket = tickets.write({ surveyId: own.id, wanted: body, session })
    return ok({ address: `${API_BASE}${SURVEY_EXPORT_PATH}?ticket=${ticket}` })
  })

  serve({ app, context }, preparePollExport, async ({ params, body, teacher, request }) => {
    const own = await ownResponded(context, teacher, params.id)
    const session = sessionOf(context, request)
    if (!own || !hasVotes(own) || session === null) return fail('quiz_not_found')
    const wanted: WantedSurveyExport = { ...body, filter: { show: 'complete' } }
    const ticket = tickets.write({ surveyId: own.id, wanted, session })
    return ok({ address: `${API_BASE}${SURVEY_EXPORT_PATH}?ticket=${ticket}` })
  })

  app.get(API_BASE + SURVEY_EXPORT_PATH, { exposeHeadRoute: false, ...OF_TEACHER }, async (request, reply) => {
    const refused = refusedOrigin(request, context.config)
    if (refused) return sendFailure(reply, refused)
    const signedIn = await teacherInSession(context, request)
    if (signedIn === null) return sendFailure(reply, 'unauthenticated')
    const read = tickets.read(ticketIn(request), signedIn.session)
    const own = read && (await ownResponded(context, signedIn.teacher, read.surveyId))
    if (!own) return sendFailure(reply, 'not_found')
    const made = await exportResponses(context, own.id, { ...read.wanted, origin: originOf(request, context.config) })
    if (made === null) return sendFailure(reply, 'too_few_responses')
    const file = Readable.from(made.pieces)
    underWay.add(file)
    file.once('close', () => underWay.delete(file))
    reply.headers({
      ...FILE_HEADERS,
      'content-disposition': nameFor(made.title, { ...read.wanted, areVotes: hasVotes(own) }),
    })
    // What fails once the first byte has left breaks the connection off: no part passes for the whole.
    return reply.type(TYPES[read.wanted.format]).send(file)
  })
}
