import * as z from 'zod/mini'
import type { Requests } from '../wire/endpoint.ts'
import { utcOffset } from '../wire/inputs.ts'

export const requests = {
  readHome: {
    summary:
      'What the dashboard begins with: what waits for the teacher, what was answered lately with what results, figures, and what happened to questionnaires last',
    caller: 'teacher',
    query: z.object({ utc_offset: z.optional(utcOffset) }),
    failures: [],
  },
} as const satisfies Requests
