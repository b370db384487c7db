import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

export const readHealth = endpoint({
  name: 'readHealth',
  summary: 'Whether the server can serve: it is up, and its database answers and takes writes',
  method: 'GET',
  path: '/_health',
  caller: 'anyone',
  data: z.object({ status: z.literal('ok'), version: z.string() }),
  failures: ['unavailable'],
})
