import * as z from 'zod/mini'
import { ORIGIN_PROBLEMS, parseOrigin } from './parse-origin.ts'

export const MAX_ORIGINS = 20

const canonical = (typed: string): string => {
  const read = parseOrigin(typed)
  return read.ok ? read.value : typed
}

const problemOf = (typed: string) => {
  const read = parseOrigin(typed)
  return read.ok ? null : read.code
}

const origin = z
  .string('wrong_type')
  .check(
    z.overwrite(canonical),
    ...ORIGIN_PROBLEMS.map((problem) => z.refine<string>((typed) => problemOf(typed) !== problem, problem)),
  )

/** The sites in whose frames a questionnaire may stand; none: any. */
export const embedding = z.array(origin, 'wrong_type').check(
  z.maxLength(MAX_ORIGINS, 'too_many'),
  z.refine((origins) => new Set(origins).size === origins.length, 'repeated'),
)

/** As far as it is right: what was typed may be half an address. */
export const rightOrigins = (typed: readonly string[]): string[] =>
  [...new Set(typed.map(canonical))].filter((each) => problemOf(each) === null).slice(0, MAX_ORIGINS)
