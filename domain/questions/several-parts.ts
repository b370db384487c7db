import type { Kind } from './rules.ts'

const SEVERAL: ReadonlySet<string> = new Set<Kind>(['multiple_choice', 'fill_in_blanks', 'matching', 'ordering'])

/** Whether an answer to a question of that kind may have several parts, so that it can be right in part. */
export const hasParts = (kind: string): boolean => SEVERAL.has(kind)
