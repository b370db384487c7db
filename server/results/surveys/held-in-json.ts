import type { Held } from '#domain/questions/tables/columns.ts'

/** What a variable holds, as JSON has it. */
export const inJson = (held: Held): string | number | null =>
  typeof held === 'object' && held !== null ? held.day : held
