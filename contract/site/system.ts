import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './system-requests.ts'

export const readHealth = endpoint<typeof requests.readHealth>()({
  method: 'GET',
  path: '/_health',
  data: z.object({ status: z.literal('ok'), version: z.string() }),
})
