import * as z from 'zod/mini'
import { contactMessage } from '#domain/people/contact-message.ts'
import { endpoint } from '../wire/endpoint.ts'

export const sendContactMessage = endpoint({
  name: 'sendContactMessage',
  summary: 'Write to whoever runs the site; the message is kept for a year and mailed to them',
  method: 'POST',
  path: '/contact',
  caller: 'anyone',
  body: contactMessage,
  data: z.object({}),
  status: 201,
  failures: ['too_many_messages'],
})
