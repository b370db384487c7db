import * as z from 'zod/mini'
import {
  RETENTION_DEEDS,
  retentionDeed,
  retentionRule,
  months as ruleMonths,
} from '#domain/questionnaires/retention.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

const ofQuiz = z.object({ id: storableText(64) })
const months = z.coerce
  .number('wrong_type')
  .check(z.int('wrong_type'), z.gte(1, 'out_of_range'), z.lte(120, 'out_of_range'))

export const requests = {
  readRetention: {
    summary:
      'How long what people did is kept in all quizzes, polls and surveys that have no rule of their own: `months` after an attempt has ended, or a response was last changed',
    caller: 'teacher',
    failures: [],
  },
  changeRetention: {
    summary: 'Set how long what students did is kept; a run every night does it',
    caller: 'teacher',
    body: retentionRule,
    failures: [],
  },
  readQuizRetention: {
    summary: 'The rule of one quiz, null where it has none of its own, and the one that it has then',
    caller: 'teacher',
    params: ofQuiz,
    failures: ['quiz_not_found'],
  },
  changeQuizRetention: {
    summary: 'Give a quiz a rule of its own, or none: `inherit`',
    caller: 'teacher',
    params: ofQuiz,
    body: z.strictObject({ deed: z.enum(['inherit', ...RETENTION_DEEDS], 'not_one_of'), months: ruleMonths }),
    failures: ['quiz_not_found'],
  },
  foreseeRetention: {
    summary:
      'What the next run would do by a rule, before it is set: for the whole account, or for one quiz. `attempts` has the responses to polls and surveys in it',
    caller: 'teacher',
    query: z.object({ deed: retentionDeed, months, quiz: z.optional(storableText(64)) }),
    failures: ['quiz_not_found'],
  },
} as const satisfies Requests
