import type { Held } from '#domain/questions/tables/columns.ts'
import type { Cell } from '../../files/table-shape.ts'

/** Of a column of texts, in characters. */
export const TEXT_WIDTH = 30

/** What a variable holds, as tables have it. */
export const cellOf = (held: Held): Cell =>
  typeof held === 'object' && held !== null ? { on: Date.parse(held.day) } : held
