import * as z from 'zod/mini'
import { questionId } from '#domain/question-id.ts'
import { value } from '#domain/questions/value.ts'
import { randomKey } from '../api/random-key.ts'

const answers = z.record(questionId, z.nullable(value))

const kept = z.object({
  /** By which the server knows this device. */
  deviceKey: z.string(),
  /** Null before the first answer. */
  versionId: z.nullable(z.string()),
  /** The revision that the server has, as this device knows. */
  revision: z.number(),
  /** All answers; null: taken back. */
  answers,
  /** Those that were changed since the server said that it has all. */
  unsent: z.array(questionId),
  /** Whether the server has all of it as it is. */
  isSent: z.boolean(),
  told: z.record(z.string(), z.string()),
  isEnded: z.boolean(),
  /** Of what is on its way: said again, it is the same. */
  change: z.nullable(z.string()),
})
/** What a device keeps of its response. */
export type Kept = z.infer<typeof kept>

const nameOf = (code: string) => `quiznity_response_${code}`

/** What was kept; null where there is nothing, or the device keeps nothing. */
export const readKept = (code: string): Kept | null => {
  try {
    return z.safeParse(kept, JSON.parse(localStorage.getItem(nameOf(code)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Whether the device keeps it. */
export const keep = (code: string, state: Kept): boolean => {
  try {
    localStorage.setItem(nameOf(code), JSON.stringify(state))
    return true
  } catch {
    return false
  }
}

export const nothingYet = (): Kept => ({
  deviceKey: randomKey(),
  versionId: null,
  revision: 0,
  answers: {},
  unsent: [],
  isSent: true,
  told: {},
  isEnded: false,
  change: null,
})
