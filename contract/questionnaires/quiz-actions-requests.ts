import * as z from 'zod/mini'
import { quizAction } from '#domain/questionnaires/quiz-actions.ts'
import { MAX_TAGS, tag } from '#domain/questionnaires/quiz-tags.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

/** As many as one can have in view, and some more. */
const MOST_AT_ONCE = 100

const ids = z.array(storableText(64)).check(z.minLength(1, 'required'), z.maxLength(MOST_AT_ONCE, 'too_many'))

const tags = z.array(tag).check(z.maxLength(MAX_TAGS, 'too_many'))

export const requests = {
  actOnQuizzes: {
    summary:
      'Close, reopen or archive quizzes, put them in the bin, take them back, or erase for good what is in the bin; a hundred at most, each by itself: what is not possible for one is told, and done for the others. Nobody new starts a quiz in the bin, and whoever is taking it goes on to their end. After 30 days there it is erased',
    caller: 'teacher',
    body: z.strictObject({ ids, action: quizAction }),
    failures: [],
  },
  tagQuizzes: {
    summary: `Put tags on quizzes, and take others off; a quiz has ${MAX_TAGS} at most`,
    caller: 'teacher',
    body: z.strictObject({ ids, add: tags, remove: tags }),
    failures: [],
  },
  listQuizChoices: {
    summary:
      'What the teacher’s list can be filtered by: the subjects of what is listed, and the tags with how many quizzes have each',
    caller: 'teacher',
    failures: [],
  },
} as const satisfies Requests
