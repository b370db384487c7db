import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './newsletter-requests.ts'

export const subscribe = endpoint<typeof requests.subscribe>()({
  method: 'POST',
  path: '/newsletter',
  data: z.object({}),
})

export const confirmSubscription = endpoint<typeof requests.confirmSubscription>()({
  method: 'POST',
  path: '/newsletter/confirm',
  data: z.object({ email: z.string() }),
})

export const unsubscribe = endpoint<typeof requests.unsubscribe>()({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  data: z.object({}),
})
