import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/people/two-factor.ts'
import { ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { mailOriginOf } from '../../http/origin-of.ts'
import { proofOf } from '../../http/proof-of.ts'
import { serve } from '../../http/serve.ts'
import { sessionOf } from '../../http/who-is-asking.ts'
import { beginTwoFactor } from './begin-two-factor.ts'
import { confirmTwoFactor } from './confirm-two-factor.ts'
import { endTwoFactor } from './end-two-factor.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'

export const twoFactorRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.beginTwoFactor, (call) => beginTwoFactor(context, proofOf(call)))

  serve(server, contract.confirmTwoFactor, async ({ body, teacher, request }) => {
    const confirmed = await confirmTwoFactor(context, {
      ...body,
      teacher,
      session: sessionOf(context, request),
      origin: mailOriginOf(request, context.config),
    })
    return confirmed.ok ? ok({ recovery_codes: confirmed.value }) : confirmed
  })

  serve(server, contract.makeRecoveryCodes, async (call) => {
    const made = await makeRecoveryCodes(context, proofOf(call))
    return made.ok ? ok({ recovery_codes: made.value }) : made
  })

  serve(server, contract.endTwoFactor, (call) =>
    endTwoFactor(context, { ...proofOf(call), origin: mailOriginOf(call.request, context.config) }),
  )
}
