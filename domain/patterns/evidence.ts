import type { Pattern } from './pattern.ts'
import type { Sourced } from './sourced.ts'

type Field = { path: string; field: Sourced<unknown> }

const isSourced = (value: object): value is Sourced<unknown> => 'from' in value && 'source' in value

const fieldsBelow = (value: unknown, path: string): Field[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isSourced(value)) return [{ path, field: value }]
  return Object.entries(value).flatMap(([key, below]) => fieldsBelow(below, path === '' ? key : `${path}.${key}`))
}

/** All that is said of a pattern with where it is from, by its path: `sections.3.count`. */
export const fieldsOf = (pattern: Pattern): Field[] => fieldsBelow(pattern, '')

/** The paths of what its teacher is to confirm. */
export const believedIn = (pattern: Pattern): string[] =>
  fieldsOf(pattern).flatMap(({ path, field }) => (field.from === 'believed' ? [path] : []))

/** The addresses of all that was read, each once. */
export const sourcesOf = (pattern: Pattern): string[] => [
  ...new Set(fieldsOf(pattern).flatMap(({ field }) => (field.source === '' ? [] : [field.source]))),
]
