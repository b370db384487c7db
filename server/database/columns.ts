import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type * as z from 'zod/mini'
import { parse } from 'zod/mini'

/** What a text column holds as JSON, checked on the way out. */
export const readJson = <S extends z.core.$ZodType>(schema: S, text: string): z.output<S> =>
  parse(schema, JSON.parse(text))

export const writeJson = (value: unknown): string => JSON.stringify(value)

/** Rows whose `column` contains what a person typed, its wildcards taken literally. */
export const contains = (column: string, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like ${`%${typed.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** An empty object where all of it is as it usually is. */
export const writeUnlessUsual = <Settings>(settings: Settings, usual: Settings): string => {
  const written = writeJson(settings)
  return written === writeJson(usual) ? '{}' : written
}
