import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/site/newsletter.ts'
import type { Context } from '../../context.ts'
import { addressOf } from '../../http/limits.ts'
import { mailOriginOf } from '../../http/origin-of.ts'
import { serve } from '../../http/serve.ts'
import { confirmSubscriber } from './confirm-subscriber.ts'
import { inviteSubscriber } from './invite-subscriber.ts'
import { removeSubscriber } from './remove-subscriber.ts'

export const newsletterRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.subscribe, ({ body: { email }, request }) =>
    inviteSubscriber(context, { email, address: addressOf(request), origin: mailOriginOf(request, context.config) }),
  )

  serve(server, contract.confirmSubscription, ({ body: { token }, request }) =>
    confirmSubscriber(context, { token, address: addressOf(request), origin: mailOriginOf(request, context.config) }),
  )

  serve(server, contract.unsubscribe, ({ body: { token } }) => removeSubscriber(context, token))
}
