import type { Kind } from './rules.ts'

const WRITTEN: ReadonlySet<string> = new Set<Kind>([
  'short_answer',
  'open_ended',
  'comment',
  'fill_in_blanks',
  'numerical',
])

/** Whether answers to that kind are written, in words that may tell who gave them; what is written beside options is not meant. */
export const isWritten = (kind: string): boolean => WRITTEN.has(kind)
