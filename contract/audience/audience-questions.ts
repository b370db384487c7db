import * as z from 'zod/mini'
import { hallMode, hallState, TOLD_STATES } from '#domain/audience/audience-question.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './audience-questions-requests.ts'

const count = z.int().check(z.nonnegative())

const toldQuestion = z.object({ id: z.string(), text: z.string(), votes: count, state: z.enum(TOLD_STATES) })
export type ToldQuestion = z.infer<typeof toldQuestion>

export const readHall = endpoint<typeof requests.readHall>()({
  method: 'GET',
  path: '/response/hall-questions',
  data: z.object({
    /** Whether it takes questions and votes on them. */
    is_open: z.boolean(),
    questions: z.array(toldQuestion),
  }),
})

export const readOwnHall = endpoint<typeof requests.readOwnHall>()({
  method: 'POST',
  path: '/response/hall-questions/own',
  data: z.object({
    waiting: z.array(z.object({ id: z.string(), text: z.string() })),
    asked: z.array(z.string()),
    voted: z.array(z.string()),
  }),
})

export const askInHall = endpoint<typeof requests.askInHall>()({
  method: 'POST',
  path: '/response/hall-questions',
  data: z.object({ id: z.string(), is_waiting: z.boolean() }),
})

export const voteInHall = endpoint<typeof requests.voteInHall>()({
  method: 'PUT',
  path: '/response/hall-questions/vote',
  data: z.object({ is_set: z.boolean(), votes: count }),
})

const askedQuestion = z.object({
  id: z.string(),
  text: z.string(),
  state: hallState,
  votes: count,
  asked_at: isoInstant,
})
export type AudienceQuestionOnWire = z.infer<typeof askedQuestion>

export const listHallQuestions = endpoint<typeof requests.listHallQuestions>()({
  method: 'GET',
  path: '/teacher/polls/:id/hall-questions',
  data: z.object({
    title: z.string(),
    share_code: z.string(),
    mode: hallMode,
    is_open: z.boolean(),
    questions: z.array(askedQuestion),
  }),
})

export const setHallQuestion = endpoint<typeof requests.setHallQuestion>()({
  method: 'PUT',
  path: '/teacher/polls/:id/hall-questions/:hall_question',
  data: askedQuestion,
})
