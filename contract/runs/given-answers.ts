import * as z from 'zod/mini'
import { writerName } from '#domain/answers/answer.ts'
import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import { MAX_OPTIONS } from '#domain/questions/parts/options.ts'
import { isShortEnough, value } from '#domain/questions/value.ts'
import { storableText } from '#domain/text/text.ts'
import { MAX_TIME_MS } from '../wire/wire.ts'

const shortValue = value.check(z.refine(isShortEnough, 'too_long'))
const selectedIndex = z.int('wrong_type').check(z.gte(-1, 'out_of_range'), z.lt(MAX_OPTIONS, 'out_of_range'))
const questionIdText = storableText(64).check(z.minLength(1, 'required'))
const timeMs = z.int('wrong_type').check(z.gte(0, 'out_of_range'), z.lte(MAX_TIME_MS, 'out_of_range'))
/** How many changes a device has made; 0 for what nobody has changed. */
const seq = z.int('wrong_type').check(z.gte(0, 'out_of_range'))
/** Whose change it is, where it is not the caller's own: the turn and the device, as in `0.kX3f_a91`. */
const author = storableText(60).check(z.regex(/^\d{1,9}\.[\w-]{0,32}$/, 'out_of_range'))
const device = writerName.check(z.minLength(8, 'out_of_range'))
const moment = z.int('wrong_type').check(z.gte(0, 'out_of_range'))

const givenAnswer = z.strictObject({
  question_id: questionIdText,
  /** -1 for a blank, and where `value` is there. */
  selected_index: selectedIndex,
  /** The answer to a question that is no choice of one option, in the shape of its kind: whether it fits, its rule says. */
  value: z.optional(shortValue),
  marked: z.optional(z.boolean('wrong_type')),
  /** Milliseconds that the caller's own device spent on it. */
  time_ms: z.optional(timeMs),
  /** Which change of the caller's it is. Callers that keep no count leave it out. */
  seq: z.optional(seq),
  by: z.optional(author),
  /** The same for the change with which it became answered, where that is an earlier one: where only some answers of a section count, the first do. */
  first_seq: z.optional(seq),
  first_by: z.optional(author),
  /** The same for the mark; left out where nobody has marked the question. */
  marked_seq: z.optional(seq),
  marked_by: z.optional(author),
  /** Milliseconds that other devices spent on it, by their names. */
  times: z.optional(z.record(writerName, timeMs)),
  /** When it was given, by the caller's account of the server's clock (unix milliseconds). */
  given_at: z.optional(moment),
})
export type GivenAnswerOnWire = z.infer<typeof givenAnswer>

export const givenAnswers = z.array(givenAnswer).check(z.maxLength(MAX_QUESTIONS, 'too_many'))

/** What a page that counts its changes says of itself; callers that keep no count leave all of it out. */
export const counted = {
  /** Which attempt it means: a browser that is shared may have been given another one's cookie meanwhile. */
  attempt: z.optional(storableText(64)),
  /** A name that the page makes up each time it is loaded. */
  device: z.optional(device),
  /** The turn that the caller's token was given with. */
  turn: z.optional(seq),
  /** What the server said last, of all that the caller has taken over from it. */
  based_on: z.optional(storableText(80)),
}
