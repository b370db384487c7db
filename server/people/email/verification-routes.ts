import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/people/verification.ts'
import type { Context } from '../../context.ts'
import { addressOf } from '../../http/limits.ts'
import { mailOriginOf } from '../../http/origin-of.ts'
import { serve } from '../../http/serve.ts'
import { sendVerification } from './send-verification.ts'
import { verifyEmail } from './verify-email.ts'

export const verificationRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.sendVerification, ({ teacher, request }) =>
    sendVerification(context, { teacherId: teacher.id, origin: mailOriginOf(request, context.config) }),
  )

  serve(server, contract.verifyEmail, ({ body: { token }, request }) =>
    verifyEmail(context, { token, address: addressOf(request) }),
  )
}
