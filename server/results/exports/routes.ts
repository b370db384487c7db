import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EXPORT_PATH, prepareExport } from '#contract/results/exports.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { FILE_HEADERS, FILE_TYPES } from '../../files/file-headers.ts'
import { nameFile } from '../../files/name-file.ts'
import { sendFailure } from '../../http/failures.ts'
import { OF_TEACHER } from '../../http/list-routes.ts'
import { refusedOrigin } from '../../http/same-origin.ts'
import { serve } from '../../http/serve.ts'
import { sessionOf, teacherInSession } from '../../http/who-is-asking.ts'
import { createFairLine } from '../../line.ts'
import { ownedBy, reportedBy } from '../../questionnaires/policy.ts'
import { readReport } from '../reports/find-reports.ts'
import { exportQuiz } from './export-quiz.ts'
import type { InTurn } from './find-exported.ts'
import { createTickets } from './sign-tickets.ts'

export const exportRoutes = (app: FastifyInstance, context: Context): void => {
  const inLine = createFairLine()
  const tickets = createTickets(context)
  const underWay = new Set<Readable>()
  // A server that stops can not wait for the slowest phone; a download that was broken off is begun again.
  app.addHook('preClose', async () => {
    for (const file of underWay) file.destroy()
  })

  serve({ app, context }, prepareExport, async ({ params, body, teacher, request }) => {
    const own = await reportedBy(context.db, teacher, params.id)
    if (!own.ok) return own
    const quizId = own.value
    const session = sessionOf(context, request)
    if (session === null) return fail('quiz_not_found')
    const ticket = tickets.write({ quizId, wanted: body, session })
    const { count } = await readReport(context.db, quizId)
    return ok({ address: API_BASE + EXPORT_PATH.replace(':ticket', ticket), total: count })
  })

  type Asked = FastifyRequest<{ Params: { ticket: string } }>
  app.get(API_BASE + EXPORT_PATH, { exposeHeadRoute: false, ...OF_TEACHER }, async (request: Asked, reply) => {
    const refused = refusedOrigin(request, context.config)
    if (refused) return sendFailure(reply, refused)
    const signedIn = await teacherInSession(context, request)
    if (signedIn === null) return sendFailure(reply, 'unauthenticated')
    const { teacher, session } = signedIn
    const read = tickets.read({ ticket: request.params.ticket, session })
    const quizId = read && (await ownedBy(context.db, teacher, read.quizId))
    if (!quizId) return sendFailure(reply, 'not_found')
    const inTurn: InTurn = (page) => inLine(teacher.id, page)
    const { title, pieces } = await exportQuiz({ ...context, inTurn }, quizId, read.wanted)
    const file = Readable.from(pieces)
    underWay.add(file)
    file.once('close', () => underWay.delete(file))
    reply.headers({ ...FILE_HEADERS, 'content-disposition': nameFile(title, read.wanted) })
    // What fails once the first byte has left breaks the connection off: no part passes for the whole.
    return reply.type(FILE_TYPES[read.wanted.format]).send(file)
  })
}
