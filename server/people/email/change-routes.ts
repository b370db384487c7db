import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/people/email-change.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { sidesThatWait } from '#domain/people/email-change.ts'
import { ok } from '#domain/result.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { addressOf } from '../../http/limits.ts'
import { mailOriginOf } from '../../http/origin-of.ts'
import { proofOf } from '../../http/proof-of.ts'
import { serve } from '../../http/serve.ts'
import { askForChange } from './ask-for-change.ts'
import { latestChange, type StoredChange } from './change-store.ts'
import { confirmChange } from './confirm-change.ts'
import { sendAgain } from './send-again.ts'
import { withdrawChange } from './withdraw-change.ts'

export const emailChangeRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const { config, now } = context
  const told = (change: StoredChange | null) => ok({ change: change && onWire(change, now()) })

  serve(server, contract.readEmailChange, async ({ teacher }) => told(await latestChange(context.db, teacher.id)))

  serve(server, contract.askForEmailChange, async (call) => {
    const { email } = call.body
    const asked = await askForChange(context, { ...proofOf(call), email, origin: mailOriginOf(call.request, config) })
    if (asked.ok) return told(asked.value)
    return asked.code === 'email_taken' ? { ok: false, code: asked.code, fields: { email: 'email_taken' } } : asked
  })

  serve(server, contract.sendEmailChangeAgain, async ({ teacher, request }) => {
    const sent = await sendAgain(context, { teacherId: teacher.id, origin: mailOriginOf(request, config) })
    return sent.ok ? told(sent.value) : sent
  })

  serve(server, contract.withdrawEmailChange, async ({ teacher }) => {
    const withdrawn = await withdrawChange(context, teacher.id)
    return withdrawn.ok ? told(withdrawn.value) : withdrawn
  })

  serve(server, contract.confirmEmailChange, ({ body: { token }, request }) =>
    confirmChange(context, { token, address: addressOf(request), origin: mailOriginOf(request, config) }),
  )
}

const stateOf = ({ end, expiresAt }: StoredChange, now: Instant): contract.EmailChangeOnWire['state'] => {
  if (end === 'taken') return 'taken'
  return expiresAt <= now ? 'expired' : 'open'
}

const onWire = (change: StoredChange, now: Instant): contract.EmailChangeOnWire => ({
  email: change.email,
  state: stateOf(change, now),
  waits_for: sidesThatWait(change),
  expires_at: isoOf(change.expiresAt),
})
