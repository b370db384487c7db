import * as z from 'zod/mini'
import type { QuestionId } from './question-id.ts'

/**
 * One answer, as the rule of its question's kind defines it: the same on the page, on the wire and in the database. Lists
 * and no objects, so that equal answers are equal texts. A blank is null and no value; within a list null is a part that
 * is not filled in.
 */
export type Value = string | number | boolean | readonly (Value | null)[]

const MAX_DEPTH = 3

const isPart = (part: unknown, depth: number): boolean => {
  if (part === null) return depth > 0
  if (typeof part === 'number') return Number.isSafeInteger(part)
  if (typeof part === 'string') return part.isWellFormed() && !part.includes('\u0000')
  if (typeof part === 'boolean') return true
  return Array.isArray(part) && depth < MAX_DEPTH && part.every((each) => isPart(each, depth + 1))
}

/** What the schema asks, for those who ask it of very many. */
export const isValue = (given: unknown): given is Value => isPart(given, 0)

/** Anything that an answer could be; whether its question takes it, the rule of its kind says. */
export const value = z.custom<Value>(isValue, 'wrong_type')

/** Null for a text of nothing but spaces: whoever sends it has given no answer. */
export const givenIn = (given: Value): Value | null => (typeof given === 'string' && given.trim() === '' ? null : given)

const textOf = (given: Value): string => JSON.stringify(given)

/** Of one answer, in UTF-16 units of its JSON: the same number of letters in every script. */
export const MAX_VALUE_LENGTH = 20 * 1024

/** How much of `MAX_VALUE_LENGTH` an answer takes. */
export const lengthOf = (given: Value): number => textOf(given).length

/** No text is longer in JSON than six units for each of its own, and two quotes. */
const SURELY_SHORT = (MAX_VALUE_LENGTH - 2) / 6

export const isShortEnough = (given: Value): boolean =>
  (typeof given === 'string' && given.length <= SURELY_SHORT) || lengthOf(given) <= MAX_VALUE_LENGTH

export const isSameValue = (one: Value | null, other: Value | null): boolean =>
  one === other || (typeof one === 'object' && one !== null && other !== null && textOf(one) === textOf(other))

/** A total order, so that two devices settle on the same of two values: above zero where `one` is the greater. A blank is the least. */
export const compareValues = (one: Value | null, other: Value | null): number => {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? -1 : 1
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [text, otherText] = [textOf(one), textOf(other)]
  return text === otherText ? 0 : text > otherText ? 1 : -1
}

/** What somebody answered, by question; what is left out is a blank. */
export type ResponseAnswers = Readonly<Record<QuestionId, Value>>
