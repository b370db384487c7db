import * as z from 'zod/mini'
import { retentionRule } from '#domain/questionnaires/retention.ts'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './retention-requests.ts'

export const readRetention = endpoint<typeof requests.readRetention>()({
  method: 'GET',
  path: '/teacher/retention',
  data: z.object({ rule: retentionRule, own_rules: z.int() }),
})

export const changeRetention = endpoint<typeof requests.changeRetention>()({
  method: 'PUT',
  path: '/teacher/retention',
  data: z.object({ rule: retentionRule }),
})

export const readQuizRetention = endpoint<typeof requests.readQuizRetention>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/retention',
  data: z.object({ rule: z.nullable(retentionRule), inherited: retentionRule }),
})

export const changeQuizRetention = endpoint<typeof requests.changeQuizRetention>()({
  method: 'PUT',
  path: '/teacher/quizzes/:id/retention',
  data: z.object({ rule: z.nullable(retentionRule) }),
})

export const foreseeRetention = endpoint<typeof requests.foreseeRetention>()({
  method: 'GET',
  path: '/teacher/retention/foreseen',
  data: z.object({ attempts: z.int(), quizzes: z.int() }),
})
