import * as z from 'zod/mini'
import { DEVICE_KEY_HEADER, EMBEDDED_HEADER } from '#contract/site/embedding.ts'
import type { SayBeside } from '../../calls/call.ts'
import { openAttempts } from '../device/attempt-journal.ts'

const about = z.object({
  query: z.optional(z.object({ code: z.optional(z.string()) })),
  body: z.optional(
    z.object({
      quiz_code: z.optional(z.string()),
      device_key: z.optional(z.string()),
      /** Of a save: it goes with the key of what it saves, which another attempt on this device may be. */
      answers: z.optional(z.unknown()),
    }),
  ),
})

/** The key of the attempt that this device had open last. */
const lastKey = async (code: string): Promise<string | null> => (await openAttempts(code).read())[0]?.deviceKey ?? null

/** The same of what it is about to begin, and may have begun. */
const nextKey = async (code: string): Promise<string | null> =>
  (await openAttempts(code).readStart())?.deviceKey ?? null

/** The key that the page goes on with, and the one that it had until it began with that. */
type Begun = { key: string; before: string | null }

/**
 * Each call says that it comes from a frame and, of a quiz, which device makes it: browsers may keep no cookie there. The page
 * goes on with the key that it has begun with, whatever the device keeps.
 */
export const besideCalls = (): SayBeside => {
  const begun = new Map<string, Begun>()
  const keyFor = async (given: unknown): Promise<string | null> => {
    const { query, body } = z.safeParse(about, given).data ?? {}
    const code = query?.code ?? body?.quiz_code
    if (code === undefined) return null
    const { device_key: said, answers } = body ?? {}
    if (said !== undefined && answers !== undefined) return said
    const last = begun.get(code)?.key ?? (await lastKey(code))
    if (said === undefined) {
      const key = last ?? (await nextKey(code))
      if (key !== null && !begun.has(code)) begun.set(code, { key, before: null })
      return key
    }
    // What begins says itself by which key; beside it stands the one before, as its cookie would, however often it is sent.
    if (last !== said) begun.set(code, { key: said, before: last })
    return begun.get(code)?.before ?? null
  }
  return async (given) => {
    const key = await keyFor(given)
    return { [EMBEDDED_HEADER]: '1', ...(key !== null && { [DEVICE_KEY_HEADER]: key }) }
  }
}
