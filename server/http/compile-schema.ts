import * as z from 'zod/mini'

/**
 * Reads and refuses what `schema` does, several times as fast: schemas of the library's small build, which pages load
 * too, walk through an object's fields, and its large build makes one function of them. Fields within fields are left.
 */
export const compiled = <S extends z.core.$ZodType | undefined>(schema: S): S =>
  schema instanceof z.core.$ZodObject ? (new z.core.$ZodObjectJIT(schema._zod.def) as unknown as S) : schema
