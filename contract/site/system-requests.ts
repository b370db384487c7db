import type { Requests } from '../wire/endpoint.ts'

export const requests = {
  readHealth: {
    summary: 'Whether the server can serve: it is up, and its database answers and takes writes',
    caller: 'anyone',
    failures: ['unavailable'],
  },
} as const satisfies Requests
