import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/people/notifications.ts'
import type { TeacherId } from '#domain/people/account.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { mailOriginOf } from '../../http/origin-of.ts'
import { serve } from '../../http/serve.ts'
import { addressOfTeacher } from '../email/verification-store.ts'
import { changeNotifications } from './change-notifications.ts'
import { readStopToken } from './policy.ts'
import { choicesOf, endSort, readSince, type Since } from './store.ts'

export const notificationRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const { db, config } = context

  const told = async (id: TeacherId, since: Since) => {
    const address = await addressOfTeacher(db, id)
    if (address === null) return fail('unauthenticated')
    return ok({ choices: choicesOf(since), email_verified: address.verifiedAt !== null })
  }

  serve(server, contract.readNotifications, async ({ teacher: { id } }) => told(id, await readSince(db, id)))

  serve(server, contract.changeNotifications, async ({ teacher: { id }, body, request }) => {
    const changed = await changeNotifications(context, { id, choices: body, origin: mailOriginOf(request, config) })
    return changed.ok ? told(id, changed.value) : changed
  })

  void app.register(async (scope) => {
    // Mail programs post a form, of which nothing is needed (RFC 8058).
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    )
    serve({ app: scope, context }, contract.stopNotification, async ({ params: { token } }) => {
      const stop = readStopToken(context, token)
      if (stop === null) return fail('link_not_valid')
      await endSort(db, stop.teacherId, stop.kind)
      return ok({ kind: stop.kind })
    })
  })
}
