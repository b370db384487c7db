import type * as z from 'zod/mini'
import { isProblem, type Problem } from '#domain/text/problem.ts'

export type FieldProblems = Record<string, Problem>

const BY_ISSUE: Partial<Record<z.core.$ZodIssue['code'], Problem>> = {
  invalid_type: 'wrong_type',
  unrecognized_keys: 'unknown_field',
  too_big: 'too_long',
  too_small: 'out_of_range',
  invalid_value: 'not_one_of',
  invalid_union: 'wrong_type',
}

/** A reply names this many fields at most, so that a hostile body cannot make a huge answer. */
const MAX_FIELDS = 50
const MAX_FIELD_NAME = 100

const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.').slice(0, MAX_FIELD_NAME) || 'body'

/** The fields that a schema refused, by dotted path (`questions.0.options`), each with its first problem. */
export const problemsOf = (error: z.core.$ZodError): FieldProblems => {
  const problems = new Map<string, Problem>()
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) {
      if (problems.size >= MAX_FIELDS) break
      const name = nameOf(path)
      if (!problems.has(name)) problems.set(name, problemOf(issue))
    }
  }
  return Object.fromEntries(problems)
}

const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.slice(0, MAX_FIELDS).map((key) => [...issue.path, key]) : [issue.path]

const problemOf = (issue: z.core.$ZodIssue): Problem => {
  if (isProblem(issue.message)) return issue.message
  return BY_ISSUE[issue.code] ?? 'not_one_of'
}
