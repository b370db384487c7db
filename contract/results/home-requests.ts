import type { Requests } from '../wire/endpoint.ts'

export const requests = {
  readHome: {
    summary: 'What the dashboard begins with: figures, what waits for the teacher, and what happened last',
    caller: 'teacher',
    failures: [],
  },
} as const satisfies Requests
