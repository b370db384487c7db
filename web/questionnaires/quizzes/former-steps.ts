import * as z from 'zod/mini'
import { decodedDetails } from '../entries/stored-draft.ts'

const former = z.looseObject({
  at: z.number(),
  drop: z.number(),
  put: z.array(z.tuple([z.number(), z.number()])),
  details: z.catch(z.optional(z.string()), undefined),
})
const formerHistory = z.looseObject({ past: z.array(z.unknown()), future: z.array(z.unknown()) })

/** What could be undone in a quiz, as earlier pages wrote it: a row's key and its content side by side, all details anew. */
export const withFormerSteps = (kept: unknown): unknown => {
  const { success, data } = formerHistory.safeParse(kept)
  return success ? { ...data, past: data.past.map(asNow), future: data.future.map(asNow) } : kept
}

const asNow = (step: unknown): unknown => {
  const { success, data } = former.safeParse(step)
  if (!success) return step
  const { at, drop, put, details, ...rest } = data
  return {
    ...rest,
    items: { at, drop, put: put.map(([, content]) => content) },
    keys: { at, drop, put: put.map(([key]) => key) },
    ...(details !== undefined && { details: decodedDetails(details) }),
  }
}
