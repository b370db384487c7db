import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

export const requests = {
  readFigures: {
    summary:
      'How many have submitted a quiz, with what scores, and how many are at it, or how a poll stands. To `accept: text/event-stream` it answers with ' +
      'an event `figures` now and after every change, at most five a second; to whom it can’t, with the figures once',
    caller: 'teacher',
    params: z.object({ id: storableText(64) }),
    failures: ['quiz_not_found'],
  },
  followHome: {
    summary:
      'To `accept: text/event-stream` an event `home` now and after each change of what `readHome` tells, at most one a second; ' +
      'to whom a stream can’t be given, nothing: ask `readHome` again after a while',
    caller: 'teacher',
    failures: [],
  },
} as const satisfies Requests
