import { readFileSync } from 'node:fs'
import type { z } from 'zod/mini'

/** A report in JSON; undefined where there is none, or another than was expected. */
export const readReport = <T>(file: string, schema: z.ZodMiniType<T>): T | undefined => {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
