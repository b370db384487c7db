import * as z from 'zod/mini'
import {
  RETENTION_DEEDS,
  retentionDeed,
  retentionRule,
  months as ruleMonths,
} from '#domain/questionnaires/retention.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'

const ofQuiz = z.object({ id: storableText(64) })
const months = z.coerce
  .number('wrong_type')
  .check(z.int('wrong_type'), z.gte(1, 'out_of_range'), z.lte(120, 'out_of_range'))

export const readRetention = endpoint({
  name: 'readRetention',
  summary:
    'How long what people did is kept in all quizzes, polls and surveys that have no rule of their own: `months` after an attempt has ended, or a response was last changed',
  method: 'GET',
  path: '/teacher/retention',
  caller: 'teacher',
  data: z.object({ rule: retentionRule, own_rules: z.int() }),
  failures: [],
})

export const changeRetention = endpoint({
  name: 'changeRetention',
  summary: 'Set how long what students did is kept; a run every night does it',
  method: 'PUT',
  path: '/teacher/retention',
  caller: 'teacher',
  body: retentionRule,
  data: z.object({ rule: retentionRule }),
  failures: [],
})

export const readQuizRetention = endpoint({
  name: 'readQuizRetention',
  summary: 'The rule of one quiz, null where it has none of its own, and the one that it has then',
  method: 'GET',
  path: '/teacher/quizzes/:id/retention',
  caller: 'teacher',
  params: ofQuiz,
  data: z.object({ rule: z.nullable(retentionRule), inherited: retentionRule }),
  failures: ['quiz_not_found'],
})

export const changeQuizRetention = endpoint({
  name: 'changeQuizRetention',
  summary: 'Give a quiz a rule of its own, or none: `inherit`',
  method: 'PUT',
  path: '/teacher/quizzes/:id/retention',
  caller: 'teacher',
  params: ofQuiz,
  body: z.strictObject({ deed: z.enum(['inherit', ...RETENTION_DEEDS], 'not_one_of'), months: ruleMonths }),
  data: z.object({ rule: z.nullable(retentionRule) }),
  failures: ['quiz_not_found'],
})

export const foreseeRetention = endpoint({
  name: 'foreseeRetention',
  summary:
    'What the next run would do by a rule, before it is set: for the whole account, or for one quiz. `attempts` has the responses to polls and surveys in it',
  method: 'GET',
  path: '/teacher/retention/foreseen',
  caller: 'teacher',
  query: z.object({ deed: retentionDeed, months, quiz: z.optional(storableText(64)) }),
  data: z.object({ attempts: z.int(), quizzes: z.int() }),
  failures: ['quiz_not_found'],
})
