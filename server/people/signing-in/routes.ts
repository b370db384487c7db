import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/people/accounts.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { teacherOfSession } from '../../http/find-session.ts'
import { deviceOf, rememberDevice } from '../../http/known-device.ts'
import { addressOf } from '../../http/limits.ts'
import { reachedAt } from '../../http/network-origins.ts'
import { mailOriginOf } from '../../http/origin-of.ts'
import { serve } from '../../http/serve.ts'
import { bearerFor, sessionCookieOf } from '../../http/who-is-asking.ts'
import { hashOf } from '../../secrets.ts'
import { readDeletion } from '../account-settings/store.ts'
import { answerSignedIn } from '../accounts/answer-signed-in.ts'
import { endSessions } from '../accounts/end-sessions.ts'
import { openSession } from '../accounts/open-session.ts'
import { teacherById } from '../accounts/store.ts'
import { tellBrowser } from '../accounts/tell-browser.ts'
import { wordsOf } from '../accounts/words-of.ts'
import { addressOfTeacher } from '../email/verification-store.ts'
import { avatarOf } from '../profile/store.ts'
import { logIn } from './log-in.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signUp } from './sign-up.ts'

type Server = { app: FastifyInstance; context: Context }

export const accountRoutes = (app: FastifyInstance, context: Context): void => {
  openingRoutes({ app, context })
  sessionRoutes({ app, context })
  passwordRoutes({ app, context })
}

const openingRoutes = (server: Server) => {
  const { context } = server

  serve(server, contract.signUp, async ({ body, request, reply }) => {
    const from = { address: addressOf(request), origin: mailOriginOf(request, context.config) }
    const made = await signUp(context, { ...body, ...from })
    if (made.ok) {
      const opened = { teacherId: made.value.teacher.id, device: wordsOf(request) }
      const token = await openSession(context, opened)
      return answerSignedIn(context, { ...made.value, token }, { request, reply })
    }
    return made.code === 'email_taken' ? { ok: false, code: made.code, fields: { email: 'email_taken' } } : made
  })

  serve(server, contract.logIn, async ({ body, request, reply }) => {
    const from = { address: addressOf(request), device: deviceOf(request), words: wordsOf(request) }
    const found = await logIn(context, { ...body, ...from })
    return found.ok ? answerSignedIn(context, found.value, { request, reply }) : found
  })
}

const sessionRoutes = (server: Server) => {
  const { context } = server

  serve(server, contract.readToken, async ({ request, reply }) => {
    const token = sessionCookieOf(context, request)
    const id = token && (await teacherOfSession(context.db, hashOf(token), context.now()))
    const user = id && (await teacherById(context.db, id))
    if (token && user) return ok({ auth_token: bearerFor(context, token), user })
    tellBrowser(context, { request, reply }, null)
    return fail('unauthenticated')
  })

  serve(server, contract.logOut, async ({ request, reply }) => {
    await endSessions(context, request)
    tellBrowser(context, { request, reply }, null)
    return ok({})
  })

  serve(server, contract.readMe, async ({ teacher, request }) => {
    const user = await teacherById(context.db, teacher.id)
    if (!user) return fail('unauthenticated')
    const deletion = await readDeletion(context.db, teacher.id)
    const address = await addressOfTeacher(context.db, teacher.id)
    const email_verified = address !== null && address.verifiedAt !== null
    const avatar = await avatarOf(context.db, teacher.id)
    return ok({
      user,
      email_verified,
      sends_mail: context.config.mail.smtpUrl !== null,
      ...reachedAt(request, context.config),
      ...(avatar && { avatar }),
      ...(deletion && { erased_at: isoOf(deletion.eraseAt) }),
    })
  })
}

const passwordRoutes = (server: Server) => {
  const { context } = server

  serve(server, contract.forgotPassword, ({ body: { email }, request }) => {
    const from = {
      address: addressOf(request),
      origin: mailOriginOf(request, context.config),
      device: deviceOf(request),
    }
    return requestReset(context, { email, ...from })
  })

  serve(server, contract.resetPassword, async ({ body, request, reply }) => {
    const asked = { ...body, address: addressOf(request), origin: mailOriginOf(request, context.config) }
    const reset = await resetPassword(context, asked)
    if (!reset.ok) return reset
    rememberDevice(context, { request, reply }, reset.value)
    return ok({})
  })
}
