import type { Requests } from '../wire/endpoint.ts'

export const requests = {
  readPlan: {
    summary: 'What the plan of the account allows, and how much of it was used in the last 30 days',
    caller: 'teacher',
    failures: [],
  },
} as const satisfies Requests
