import * as z from 'zod/mini'
import { hallMode, hallQuestionText, hallState, TOLD_STATES } from '#domain/audience/hall-question.ts'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'

const id = storableText(64).check(z.minLength(1, 'required'))
const count = z.int().check(z.nonnegative())

const toldQuestion = z.object({ id: z.string(), text: z.string(), votes: count, state: z.enum(TOLD_STATES) })
export type ToldQuestion = z.infer<typeof toldQuestion>

export const readHall = endpoint({
  name: 'readHall',
  summary:
    'What the audience of a poll asks, for everybody in it: the question of now, those with the most votes, then what was answered. A second old at most',
  method: 'GET',
  path: '/response/hall-questions',
  caller: 'anyone',
  query: z.object({ code }),
  data: z.object({
    /** Whether it takes questions and votes on them. */
    is_open: z.boolean(),
    questions: z.array(toldQuestion),
  }),
  failures: ['quiz_not_found', 'too_many_attempts'],
})

const ofDevice = { code, device_key: deviceKey }

export const readOwnHall = endpoint({
  name: 'readOwnHall',
  summary: 'What a device has asked the presenter of a poll, and voted for; `waiting` is told to nobody else',
  method: 'POST',
  path: '/response/hall-questions/own',
  caller: 'anyone',
  body: z.strictObject(ofDevice),
  data: z.object({
    waiting: z.array(z.object({ id: z.string(), text: z.string() })),
    asked: z.array(z.string()),
    voted: z.array(z.string()),
  }),
  failures: ['quiz_not_found', 'too_many_attempts'],
})

export const askInHall = endpoint({
  name: 'askInHall',
  summary:
    'Ask the presenter of a poll something. The same `ask_key` again is the same question. A device may have three questions waiting, and ask five in ten minutes',
  method: 'POST',
  path: '/response/hall-questions',
  caller: 'anyone',
  body: z.strictObject({ ...ofDevice, ask_key: deviceKey, text: hallQuestionText }),
  data: z.object({ id: z.string(), is_waiting: z.boolean() }),
  status: 201,
  failures: ['quiz_not_found', 'too_many_attempts', 'hall_questions_closed', 'too_many_hall_questions'],
})

export const voteInHall = endpoint({
  name: 'voteInHall',
  summary: 'Say whether a device wants a question of somebody else answered; said again, it counts once',
  method: 'PUT',
  path: '/response/hall-questions/vote',
  caller: 'anyone',
  body: z.strictObject({ ...ofDevice, question_id: id, is_set: z.boolean('wrong_type') }),
  data: z.object({ is_set: z.boolean(), votes: count }),
  failures: ['quiz_not_found', 'too_many_attempts', 'hall_questions_closed', 'hall_question_gone'],
})

const askedQuestion = z.object({
  id: z.string(),
  text: z.string(),
  state: hallState,
  votes: count,
  asked_at: isoInstant,
})
export type HallQuestionOnWire = z.infer<typeof askedQuestion>

export const listHallQuestions = endpoint({
  name: 'listHallQuestions',
  summary:
    'All that the audience of a poll asks, for its teacher: what waits as well, and of what is answered or hidden the latest hundred each',
  method: 'GET',
  path: '/teacher/polls/:id/hall-questions',
  caller: 'teacher',
  params: z.object({ id: storableText(64) }),
  data: z.object({
    title: z.string(),
    share_code: z.string(),
    mode: hallMode,
    is_open: z.boolean(),
    questions: z.array(askedQuestion),
  }),
  failures: ['quiz_not_found'],
})

export const setHallQuestion = endpoint({
  name: 'setHallQuestion',
  summary:
    'Approve a question of the audience, hide it, say that it is answered, or show it large (`now`): the one that was is `shown` again',
  method: 'PUT',
  path: '/teacher/polls/:id/hall-questions/:hall_question',
  caller: 'teacher',
  params: z.object({ id: storableText(64), hall_question: storableText(64) }),
  body: z.strictObject({ state: hallState }),
  data: askedQuestion,
  failures: ['quiz_not_found', 'hall_question_gone'],
})
