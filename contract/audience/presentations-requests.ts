import * as z from 'zod/mini'
import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import { LONGEST_NAMED } from '#domain/questions/parts/typed-tally.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

const flag = z.boolean('wrong_type')
const place = z.int('wrong_type').check(z.gte(0, 'out_of_range'), z.lte(MAX_QUESTIONS, 'out_of_range'))

/** Words: far more than a screen shows. */
export const MOST_HIDDEN = 200

const changes = z.strictObject({
  /** Where the poll hides the results of each question, going to another one hides them, unless `is_revealed` says otherwise. */
  question: z.optional(place),
  is_revealed: z.optional(flag),
  /** Changes the poll’s setting. It hides what is shown now as well, and without it all is shown. */
  hides_results: z.optional(flag),
  is_code_shown: z.optional(flag),
  is_hall_shown: z.optional(flag),
  /** All of them. */
  hidden_words: z.optional(z.array(storableText(LONGEST_NAMED)).check(z.maxLength(MOST_HIDDEN, 'too_many'))),
})
export type PresentationChanges = z.infer<typeof changes>

const params = z.object({ id: storableText(64) })

export const requests = {
  readPresentation: {
    summary: 'What of a poll its presenting screens show',
    caller: 'teacher',
    params,
    failures: ['quiz_not_found'],
  },
  changePresentation: {
    summary:
      'Change what the presenting screens of a poll show, all of them, from wherever: what is set last holds, what is left out stays. They hear of it by the stream of the poll’s figures',
    caller: 'teacher',
    params,
    body: z.strictObject({ set: changes }),
    failures: ['quiz_not_found'],
  },
} as const satisfies Requests
