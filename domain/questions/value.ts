import * as z from 'zod/mini'

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

const isValue = (given: unknown): boolean => isPart(given, 0)

/** Anything that an answer could be; whether its question takes it, the rule of its kind says. */
export const value = z.custom<Value>(isValue, 'wrong_type')

const textOf = (given: Value): string => JSON.stringify(given)

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
