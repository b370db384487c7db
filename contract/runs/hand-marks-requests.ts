import * as z from 'zod/mini'
import { commentText } from '#domain/answers/hand-marks.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

const id = storableText(64)
const names = z.optional(z.enum(['shown', 'hidden'], 'not_one_of'))

export const requests = {
  readMarkingQueue: {
    summary: 'The questions of a quiz that a person marks, with how many answers there are and how many still wait',
    caller: 'teacher',
    params: z.object({ id }),
    failures: ['quiz_not_found'],
  },
  listAnswersToMark: {
    summary:
      'Ten answers to one question that a person marks, those that still wait first; `next` is sent as `after` for the ten that follow. With names=hidden no student is named',
    caller: 'teacher',
    params: z.object({ id, question: id }),
    query: z.object({ after: z.optional(storableText(80)), names }),
    failures: ['quiz_not_found'],
  },
  readAnswerToMark: {
    summary: 'One answer of an ended attempt, to any kind of question, with what a person made of it',
    caller: 'teacher',
    params: z.object({ id, question: id }),
    query: z.object({ names }),
    failures: ['not_found'],
  },
  markAnswer: {
    summary:
      'Mark an answer by hand, whatever its kind, or take that mark back with `none`; based on what was read last, so that nobody’s mark is overwritten unseen. Again: the same, nothing counted twice',
    caller: 'teacher',
    params: z.object({ id, question: id }),
    body: z.strictObject({
      based_on: storableText(80),
      mark: z.union([
        z.literal('none'),
        z.strictObject({
          /** From 0 to the question's full marks; kept to 1/1200 of a mark. */
          marks: z.number('wrong_type').check(z.gte(0, 'out_of_range'), z.lte(1_000_000, 'out_of_range')),
          /** The places of the rubric's points that the answer has, ascending. */
          rubric: z.array(z.int('wrong_type').check(z.gte(0, 'out_of_range'))).check(z.maxLength(100, 'too_many')),
          comment: commentText,
        }),
      ]),
    }),
    failures: ['not_found', 'mark_changed', 'busy', 'storage_full'],
  },
} as const satisfies Requests
