import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './contact-requests.ts'

export const sendContactMessage = endpoint<typeof requests.sendContactMessage>()({
  method: 'POST',
  path: '/contact',
  data: z.object({}),
})
