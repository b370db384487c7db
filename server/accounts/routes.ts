import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/accounts.ts'
import type { Teacher } from '#domain/account.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { addressOf } from '../http/limits.ts'
import { originOf } from '../http/origin-of.ts'
import { type Call, serve } from '../http/serve.ts'
import { bearerTokenOf, sessionCookieOf } from '../http/who-is-asking.ts'
import { hashOf } from '../secrets.ts'
import { logIn } from './log-in.ts'
import { openSession } from './open-session.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signUp } from './sign-up.ts'
import { deleteSessions, teacherById, teacherOfSession } from './store.ts'
import { tellBrowser } from './tell-browser.ts'

type Answering = Pick<Call<typeof contract.logIn>, 'request' | 'reply'>

export const accountRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  const signedIn = ({ teacher, token }: { teacher: Teacher; token: string }, { request, reply }: Answering) => {
    tellBrowser(context, { request, reply }, token)
    return ok({ auth_token: token, user: teacher })
  }

  serve(server, contract.signUp, async ({ body, request, reply }) => {
    const made = await signUp(context, { ...body, address: addressOf(request) })
    if (made.ok) {
      const token = await openSession(context, made.value.id)
      return signedIn({ teacher: made.value, token }, { request, reply })
    }
    return made.code === 'email_taken' ? { ...made, fields: { email: 'email_taken' } } : made
  })

  serve(server, contract.logIn, async ({ body, request, reply }) => {
    const found = await logIn(context, { ...body, address: addressOf(request) })
    return found.ok ? signedIn(found.value, { request, reply }) : found
  })

  serve(server, contract.readToken, async ({ request, reply }) => {
    const token = sessionCookieOf(request)
    const teacher = token && (await teacherOfSession(context.db, hashOf(token), context.now()))
    if (token && teacher) return ok({ auth_token: token })
    tellBrowser(context, { request, reply }, null)
    return fail('unauthenticated')
  })

  serve(server, contract.logOut, async ({ request, reply }) => {
    const tokens = [bearerTokenOf(request), sessionCookieOf(request)].filter((token) => token !== null)
    await deleteSessions(context.db, tokens.map(hashOf))
    tellBrowser(context, { request, reply }, null)
    return ok({})
  })

  serve(server, contract.forgotPassword, ({ body: { email }, request }) =>
    requestReset(context, { email, address: addressOf(request), origin: originOf(request, context.config) }),
  )

  serve(server, contract.resetPassword, ({ body, request }) =>
    resetPassword(context, { ...body, address: addressOf(request), origin: originOf(request, context.config) }),
  )

  serve(server, contract.readMe, async ({ teacher }) => {
    const user = await teacherById(context.db, teacher.id)
    return user ? ok({ user }) : fail('unauthenticated')
  })
}
