import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './polls-and-surveys-requests.ts'

export const createResponded = endpoint<typeof requests.createResponded>()({
  method: 'POST',
  path: '/teacher/questionnaires',
  data: z.object({ id: z.string(), share_code: z.string() }),
})
