import * as z from 'zod/mini'
import { textFormat } from '../text/text-format.ts'
import { fieldName } from './field-name.ts'

const MAX_CONDITIONS = 10
/** Of what is read before the first page, in characters. */
export const MAX_WELCOME_LENGTH = 4000
const MAX_RULES = 200
/** As many as a version has questions. */
const MAX_FILLED = 500
const place = z.int('wrong_type').check(z.gte(0, 'out_of_range'), z.lte(499, 'out_of_range'))

/** As many options, or steps of a scale, as a question has, and more. */
const MAX_VALUES = 128
const values = z.array(z.int('wrong_type')).check(z.minLength(1, 'required'), z.maxLength(MAX_VALUES, 'too_many'))

/** How an answer is looked at. An option goes by its place, a step of a scale by its number. */
const test = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('any_of'), values }),
  z.strictObject({ is: z.literal('none_of'), values }),
  z.strictObject({ is: z.literal('answered') }),
  z.strictObject({ is: z.literal('unanswered') }),
  z.strictObject({ is: z.literal('at_least'), number: z.number('wrong_type') }),
  z.strictObject({ is: z.literal('at_most'), number: z.number('wrong_type') }),
])
/** Of one question, by its place among all of its version. */
const condition = z.strictObject({ question: place, test })
export type Condition = z.infer<typeof condition>

const when = z.strictObject({
  of: z.enum(['all', 'any'], 'not_one_of'),
  conditions: z.array(condition).check(z.minLength(1, 'required'), z.maxLength(MAX_CONDITIONS, 'too_many')),
})
export type When = z.infer<typeof when>

/** What people go through: pages are sections, by their places. Places last, since a version never changes. */
export const taking = z.strictObject({
  /** Whether each page has one question. */
  one_by_one: z._default(z.boolean('wrong_type'), false),
  /** Read before the first page; empty: there is none. */
  welcome: z._default(z.string('wrong_type').check(z.maxLength(MAX_WELCOME_LENGTH, 'too_long')), ''),
  welcome_format: textFormat,
  /** What is there under a condition alone. */
  shown: z
    .array(z.union([z.strictObject({ page: place, when }), z.strictObject({ question: place, when })], 'wrong_type'))
    .check(z.maxLength(MAX_RULES, 'too_many')),
  /** Where one goes after a page; the first that holds counts. `to` null: to the end; `when` null: always. */
  jumps: z
    .array(z.strictObject({ after: place, when: z.nullable(when), to: z.nullable(place) }))
    .check(z.maxLength(MAX_RULES, 'too_many')),
  /** Which questions the link may answer, and by which names in it; whoever answers sees and changes that. */
  filled: z.optional(
    z.array(z.strictObject({ question: place, name: fieldName })).check(
      z.maxLength(MAX_FILLED, 'too_many'),
      z.refine((filled) => new Set(filled.map(({ name }) => name)).size === filled.length, 'repeated'),
    ),
  ),
})
export type Taking = z.infer<typeof taking>

export const STRAIGHT_ON: Taking = { one_by_one: false, welcome: '', shown: [], jumps: [] }
