import * as z from 'zod/mini'
import { quizAction } from '#domain/questionnaires/quiz-actions.ts'
import { MAX_TAGS, tag } from '#domain/questionnaires/quiz-tags.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'

/** As many as one can have in view, and some more. */
const MOST_AT_ONCE = 100

const ids = z.array(storableText(64)).check(z.minLength(1, 'required'), z.maxLength(MOST_AT_ONCE, 'too_many'))

/** Each of the ids is in one of them; what had been done already is `unchanged`. */
const acted = <const Why extends readonly [string, ...string[]]>(why: Why) =>
  z.object({
    changed: z.array(z.string()),
    unchanged: z.array(z.string()),
    failed: z.array(z.object({ id: z.string(), why: z.enum(why) })),
  })

export const actOnQuizzes = endpoint({
  name: 'actOnQuizzes',
  summary:
    'Close, reopen or archive quizzes, put them in the bin, take them back, or erase for good what is in the bin; a hundred at most, each by itself: what is not possible for one is told, and done for the others. Nobody new starts a quiz in the bin, and whoever is taking it goes on to their end. After 30 days there it is erased',
  method: 'POST',
  path: '/teacher/quiz-actions',
  caller: 'teacher',
  body: z.strictObject({ ids, action: quizAction }),
  data: acted(['quiz_not_found', 'status_not_possible', 'too_many_quizzes', 'quiz_running']),
  failures: [],
})

const tags = z.array(tag).check(z.maxLength(MAX_TAGS, 'too_many'))

export const tagQuizzes = endpoint({
  name: 'tagQuizzes',
  summary: `Put tags on quizzes, and take others off; a quiz has ${MAX_TAGS} at most`,
  method: 'POST',
  path: '/teacher/quiz-tags',
  caller: 'teacher',
  body: z.strictObject({ ids, add: tags, remove: tags }),
  data: acted(['quiz_not_found', 'too_many_tags']),
  failures: [],
})

export const listQuizChoices = endpoint({
  name: 'listQuizChoices',
  summary:
    'What the teacher’s list can be filtered by: the subjects of what is listed, and the tags with how many quizzes have each',
  method: 'GET',
  path: '/teacher/quiz-choices',
  caller: 'teacher',
  data: z.object({
    subjects: z.array(z.string()),
    tags: z.array(z.object({ tag: z.string(), quizzes: z.int() })),
  }),
  failures: [],
})
