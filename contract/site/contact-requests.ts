import { contactMessage } from '#domain/people/contact-message.ts'
import type { Requests } from '../wire/endpoint.ts'

export const requests = {
  sendContactMessage: {
    summary: 'Write to whoever runs the site; the message is kept for a year and mailed to them',
    caller: 'anyone',
    body: contactMessage,
    status: 201,
    failures: ['too_many_messages'],
  },
} as const satisfies Requests
