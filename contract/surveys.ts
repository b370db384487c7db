import * as z from 'zod/mini'
import { joining } from '#domain/questionnaires/joining.ts'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { responding, shut } from '#domain/questionnaires/responding.ts'
import { taking } from '#domain/questionnaires/taking.ts'
import { storableText } from '#domain/text/text.ts'
import { publishedDraft } from './drafts.ts'
import { endpoint } from './endpoint.ts'
import { deviceKey, pageNumber } from './inputs.ts'
import { keyedQuestion } from './papers.ts'
import { listShown } from './polls.ts'
import { responseFilter } from './response-filters.ts'
import { writtenSections } from './responses.ts'
import { formerly, sameMeanings } from './same-meaning.ts'
import { sentFile } from './sent-files.ts'
import { contentPages } from './versions.ts'
import { isoInstant } from './wire.ts'

const id = storableText(64)
const params = z.object({ id })
const count = z.int()

export const listSurveys = endpoint({
  name: 'listSurveys',
  summary:
    'The teacher’s own surveys, newest first; archived ones are left out, and those in the bin are told by themselves',
  method: 'GET',
  path: '/teacher/surveys',
  caller: 'teacher',
  query: listShown,
  data: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      share_code: z.string(),
      status: questionnaireStatus,
      no_of_questions: count,
      /** Complete ones. */
      responses: count,
      anonymous: z.boolean(),
      created_at: isoInstant,
      /** Why it takes no answers though it is open; left out where it does. */
      shut: z.optional(shut),
      /** Until then what is in the bin can be taken back. */
      bin_until: z.optional(isoInstant),
    }),
  ),
  failures: [],
})

export const readSurvey = endpoint({
  name: 'readSurvey',
  summary: 'A survey as its author writes it, in the form of a new one',
  method: 'GET',
  path: '/teacher/surveys/:id',
  caller: 'teacher',
  params,
  data: z.object({
    id: z.string(),
    version_id: z.string(),
    title: z.string(),
    share_code: z.string(),
    status: questionnaireStatus,
    responding,
    /** Asked of those who respond where `ask_name` is `form`. */
    joining: z.optional(joining),
    taking: z.optional(taking),
    sections: contentPages,
  }),
  failures: ['quiz_not_found'],
})

export const publishSurvey = endpoint({
  name: 'publishSurvey',
  summary:
    'Publish the next version of a survey: who begins from then on meets it, who has begun goes on with theirs. A question with the `id` and kind of one before stays that question',
  method: 'POST',
  path: '/teacher/surveys/:id/versions',
  caller: 'teacher',
  params,
  body: z.strictObject({
    ...writtenSections,
    taking: z.optional(taking),
    same_meaning: sameMeanings,
    /** The id of the version that was edited. */
    based_on: id,
    /** A random key made once per save: sent again because its answer was lost, the same version answers. */
    draft_key: deviceKey,
    /** The draft that it is, as it was saved last; it is gone once the version is there. */
    draft: z.optional(publishedDraft),
  }),
  bodyLimit: 4 * 1024 * 1024,
  data: z.object({ version_id: z.string(), number: z.int() }),
  status: 201,
  failures: [
    'quiz_not_found',
    'quiz_changed',
    'draft_changed',
    'draft_gone',
    'quizzes_too_large',
    'too_many_published',
    'too_many_quiz_pictures',
    'busy',
  ],
})

export const readSurveyResponses = endpoint({
  name: 'readSurveyResponses',
  summary:
    'What was answered in a survey: each question of its current version counted. With `question` and `option` of those alone who chose it. Where nobody may learn who responded, answers are told in groups of five or more, by no filter, and what has come since waits until there are five',
  method: 'GET',
  path: '/teacher/surveys/:id/responses',
  caller: 'teacher',
  params,
  /** `counts` of `no`: what was asked alone, and how many are meant, without any answer being counted. */
  query: z.object({ ...responseFilter, counts: z.optional(z.enum(['yes', 'no'], 'not_one_of')) }),
  data: z.object({
    title: z.string(),
    share_code: z.string(),
    anonymous: z.boolean(),
    complete: count,
    partial: count,
    /** How many of them are shown; null: too few, or a part of those of whom nobody may learn. */
    shown: z.nullable(count),
    asked: z.array(keyedQuestion),
    formerly: z.optional(formerly),
    /**
     * One for each question; none where there are too few, or where they were not asked for. Null: so few have answered it
     * that nothing is told, where nobody may learn who responded.
     */
    counted: z.array(z.nullable(z.object({ of: count, tally: z.unknown() }))),
  }),
  failures: ['quiz_not_found'],
})

export const listSurveyResponses = endpoint({
  name: 'listSurveyResponses',
  summary:
    'The responses to a survey themselves, 30 a page or one: newest or oldest first, or by what was answered to the question of that id. Where nobody may learn who responded there are none',
  method: 'GET',
  path: '/teacher/surveys/:id/responses/list',
  caller: 'teacher',
  params,
  query: z.object({
    ...responseFilter,
    page: z.optional(pageNumber),
    one: z.optional(z.enum(['yes', 'no'], 'not_one_of')),
    sort: z.optional(storableText(64)),
    order: z.optional(z.enum(['up', 'down'], 'not_one_of')),
  }),
  data: z.object({
    /** Null: nobody may learn who responded. */
    found: z.nullable(count),
    /** What is asked beside the questions and the name; `label` is empty where the page has words of its own. */
    beside: z.array(z.object({ id: z.string(), label: z.string() })),
    rows: z.array(
      z.object({
        id: z.string(),
        is_complete: z.boolean(),
        at: isoInstant,
        name: z.string(),
        /** What else was told, or came with the link: by the ids of fields. Of a phone number the last digits alone. */
        told: z.record(z.string(), z.string()),
        answers: z.array(
          z.object({
            question_id: z.string(),
            words: z.string(),
            /** Each can be downloaded by its owner from /api/v1/sent-files/{id}. */
            files: z.optional(z.array(sentFile)),
          }),
        ),
      }),
    ),
    page: count,
    pages: count,
  }),
  failures: ['quiz_not_found'],
})
