import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/site/contact.ts'
import type { Context } from '../../context.ts'
import { addressOf } from '../../http/limits.ts'
import { serve } from '../../http/serve.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes = (app: FastifyInstance, context: Context): void => {
  serve({ app, context }, contract.sendContactMessage, ({ body, request }) =>
    sendMessage(context, { message: body, address: addressOf(request) }),
  )
}
