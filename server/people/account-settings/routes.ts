import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/people/account-settings.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { rememberDevice } from '../../http/known-device.ts'
import { mailOriginOf } from '../../http/origin-of.ts'
import { proofOf } from '../../http/proof-of.ts'
import { serve } from '../../http/serve.ts'
import { sessionOf } from '../../http/who-is-asking.ts'
import { teacherForProof } from '../accounts/store.ts'
import { asksForCode, countCodes } from '../two-factor/store.ts'
import { askForDeletion } from './ask-for-deletion.ts'
import { changePassword } from './change-password.ts'
import { endSessionsElsewhere } from './end-sessions.ts'
import { sessionsOf } from './store.ts'
import { takeBackDeletion } from './take-back-deletion.ts'

type Server = { app: FastifyInstance; context: Context }

export const accountSettingsRoutes = (app: FastifyInstance, context: Context): void => {
  accountRoutes({ app, context })
  sessionRoutes({ app, context })
}

const accountRoutes = (server: Server) => {
  const { context } = server
  const { db, config } = context

  serve(server, contract.readAccount, async ({ teacher: { id } }) => {
    const account = await teacherForProof(db, id)
    if (!account) return fail('unauthenticated')
    return ok({
      email: account.email,
      two_factor: await asksForCode(db, id),
      recovery_codes_left: await countCodes(db, id),
    })
  })

  serve(server, contract.changePassword, async (call) => {
    const { request, reply, body, teacher } = call
    const session = sessionOf(context, request) ?? ''
    const asked = { ...proofOf(call), newPassword: body.new_password, session, origin: mailOriginOf(request, config) }
    const changed = await changePassword(context, asked)
    if (!changed.ok) return changed
    rememberDevice(context, { request, reply }, { id: teacher.id, ...changed.value })
    return ok({})
  })

  serve(server, contract.askForDeletion, async (call) => {
    const session = sessionOf(context, call.request) ?? ''
    const asked = { ...proofOf(call), session, origin: mailOriginOf(call.request, config) }
    const deletion = await askForDeletion(context, asked)
    return deletion.ok ? ok({ erased_at: isoOf(deletion.value) }) : deletion
  })

  serve(server, contract.takeBackDeletion, ({ teacher }) => takeBackDeletion(context, teacher))
}

const sessionRoutes = (server: Server) => {
  const { context } = server

  serve(server, contract.listSessions, async ({ teacher, request }) => {
    const own = sessionOf(context, request)
    const sessions = await sessionsOf(context.db, teacher.id, context.now())
    return ok({
      sessions: sessions.map(({ tokenHash, createdAt, ...words }) => ({
        ...words,
        signed_in_at: isoOf(createdAt),
        is_this: tokenHash === own,
      })),
    })
  })

  serve(server, contract.endSession, async ({ teacher, params }) => {
    await endSessionsElsewhere(context, teacher, { listedAs: params.id })
    return ok({})
  })

  serve(server, contract.endOtherSessions, async ({ teacher, request }) => {
    await endSessionsElsewhere(context, teacher, { allBut: sessionOf(context, request) ?? '' })
    return ok({})
  })
}
