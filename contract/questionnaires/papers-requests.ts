import * as z from 'zod/mini'
import { code } from '#domain/text/share-code.ts'
import type { Requests } from '../wire/endpoint.ts'

export const requests = {
  readQuiz: {
    summary:
      'The paper, or its cover alone for those who may not read the questions yet; with analysis=true the key too, for the owner and for students who have submitted. A question without a `kind` has one right option; `kinds` is there where the quiz has others. `layout` is there where it has passages with several questions (`group` among the `kinds`), texts between them (`text`), or sections under headings (`section`)',
    caller: 'anyone',
    query: z.object({ code, analysis: z.optional(z.enum(['true', 'false'], 'not_one_of')) }),
    failures: ['quiz_not_found', 'analysis_not_available', 'too_many_attempts'],
  },
} as const satisfies Requests
