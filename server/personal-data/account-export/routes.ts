import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ACCOUNT_EXPORT_PATH, prepareAccountExport } from '#contract/results/exports.ts'
import { API_BASE, isoOf } from '#contract/wire/wire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { zipOf } from '../../files/write-zip.ts'
import { sendFailure } from '../../http/failures.ts'
import { OF_TEACHER } from '../../http/list-routes.ts'
import { originOf } from '../../http/origin-of.ts'
import { proofOf } from '../../http/proof-of.ts'
import { refusedOrigin } from '../../http/same-origin.ts'
import { serve } from '../../http/serve.ts'
import { sessionOf, teacherInSession } from '../../http/who-is-asking.ts'
import { createFairLine } from '../../line.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { proveIdentity } from '../../people/two-factor/prove-identity.ts'
import type { InTurn } from '../../results/exports/find-exported.ts'
import { ownQuizIds } from './find-own.ts'
import { listEntries } from './list-entries.ts'
import { createTickets } from './sign-tickets.ts'

/** A proxy that gathers a whole answer before it passes it on would hold it in memory or on its disk. */
const HEADERS = { 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' }

export const accountExportRoutes = (app: FastifyInstance, context: Context): void => {
  const { db, now } = context
  const inLine = createFairLine()
  const tickets = createTickets(context)
  const underWay = new Set<Readable>()
  // A server that stops can not wait for the slowest phone; a download that was broken off is begun again.
  app.addHook('preClose', async () => {
    for (const file of underWay) file.destroy()
  })

  serve({ app, context }, prepareAccountExport, async (call) => {
    const { body, teacher, request } = call
    const session = sessionOf(context, request)
    if (session === null) return fail('unauthenticated')
    const proven = await proveIdentity(context, proofOf(call))
    if (!proven.ok) return proven
    const ticket = tickets.write({ teacherId: teacher.id, timeZone: body.time_zone, session })
    return ok({ address: API_BASE + ACCOUNT_EXPORT_PATH.replace(':ticket', ticket) })
  })

  type Asked = FastifyRequest<{ Params: { ticket: string } }>
  app.get(API_BASE + ACCOUNT_EXPORT_PATH, { exposeHeadRoute: false, ...OF_TEACHER }, async (request: Asked, reply) => {
    const refused = refusedOrigin(request, context.config)
    if (refused) return sendFailure(reply, refused)
    const signedIn = await teacherInSession(context, request)
    if (signedIn === null) return sendFailure(reply, 'unauthenticated')
    const { teacher, session } = signedIn
    const read = tickets.read(request.params.ticket, { teacherId: teacher.id, session })
    if (read === null) return sendFailure(reply, 'not_found')
    const quizzes = (await ownQuizIds(db, teacher.id)).length
    const at = now()
    await recordActivity(db, { teacherId: teacher.id, at, kind: 'account_exported', details: { quizzes } })
    const inTurn: InTurn = (page) => inLine(teacher.id, page)
    const file = Readable.from(
      zipOf(listEntries({ ...context, inTurn, ...read, teacher, origin: originOf(request, context.config) })),
    )
    underWay.add(file)
    file.once('close', () => underWay.delete(file))
    const name = `quiznity-${isoOf(at).slice(0, 10)}.zip`
    reply.headers({ ...HEADERS, 'content-disposition': `attachment; filename="${name}"` })
    // What fails once the first byte has left breaks the connection off: no part passes for the whole.
    return reply.type('application/zip').send(file)
  })
}
