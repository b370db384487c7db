import * as z from 'zod/mini'
import { type Responding, responding, USUAL_RESPONDING } from '#domain/questionnaires/responding.ts'

/** Thanks that are too long to be published come back as they were. */
const withLongThanks = (kept: unknown): Responding => {
  const { thanks, ...rest } = z.safeParse(z.looseObject({ thanks: z.string() }), kept).data ?? { thanks: '' }
  return { ...(z.safeParse(responding, rest).data ?? USUAL_RESPONDING), thanks }
}

/** How a draft is to be answered, as it was kept. */
export const keptResponding = z.catch(responding, ({ value }) => withLongThanks(value))
