import * as z from 'zod/mini'
import { audienceQuestionText, hallState } from '#domain/audience/audience-question.ts'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'

const id = storableText(64).check(z.minLength(1, 'required'))
const ofDevice = { code, device_key: deviceKey }

export const requests = {
  readHall: {
    summary:
      'What the audience of a poll asks, for everybody in it: the question of now, those with the most votes, then what was answered. A second old at most',
    caller: 'anyone',
    query: z.object({ code }),
    failures: ['quiz_not_found', 'too_many_attempts'],
  },
  readOwnHall: {
    summary: 'What a device has asked the presenter of a poll, and voted for; `waiting` is told to nobody else',
    caller: 'anyone',
    body: z.strictObject(ofDevice),
    failures: ['quiz_not_found', 'too_many_attempts'],
  },
  askInHall: {
    summary:
      'Ask the presenter of a poll something. The same `ask_key` again is the same question. A device may have three questions waiting, and ask five in ten minutes',
    caller: 'anyone',
    body: z.strictObject({ ...ofDevice, ask_key: deviceKey, text: audienceQuestionText }),
    status: 201,
    failures: ['quiz_not_found', 'too_many_attempts', 'hall_questions_closed', 'too_many_hall_questions'],
  },
  voteInHall: {
    summary: 'Say whether a device wants a question of somebody else answered; said again, it counts once',
    caller: 'anyone',
    body: z.strictObject({ ...ofDevice, question_id: id, is_set: z.boolean('wrong_type') }),
    failures: ['quiz_not_found', 'too_many_attempts', 'hall_questions_closed', 'hall_question_gone'],
  },
  listHallQuestions: {
    summary:
      'All that the audience of a poll asks, for its teacher: what waits as well, and of what is answered or hidden the latest hundred each',
    caller: 'teacher',
    params: z.object({ id: storableText(64) }),
    failures: ['quiz_not_found'],
  },
  setHallQuestion: {
    summary:
      'Approve a question of the audience, hide it, say that it is answered, or show it large (`now`): the one that was is `shown` again',
    caller: 'teacher',
    params: z.object({ id: storableText(64), hall_question: storableText(64) }),
    body: z.strictObject({ state: hallState }),
    failures: ['quiz_not_found', 'hall_question_gone'],
  },
} as const satisfies Requests
