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

/** The key of the attempt that this device had open last, or is about to begin. */
const keptKey = async (code: string): Promise<string | null> => {
  const journal = openAttempts(code)
  const [attempt] = await journal.read()
  return (attempt ?? (await journal.readStart()))?.deviceKey ?? null
}

/**
 * Each call says that it comes from a frame and, of a quiz, which device makes it: browsers may keep no cookie there. The page
 * goes on with the key that it has begun with, whatever the device keeps.
 */
export const besideCalls = (): SayBeside => {
  const begun = new Map<string, string>()
  const keyFor = async (given: unknown): Promise<string | null> => {
    const { query, body } = z.safeParse(about, given).data ?? {}
    const code = query?.code ?? body?.quiz_code
    if (code === undefined) return null
    const key = body?.device_key ?? begun.get(code) ?? (await keptKey(code))
    if (key !== null && body?.answers === undefined) begun.set(code, key)
    return key
  }
  return async (given) => {
    const key = await keyFor(given)
    return { [EMBEDDED_HEADER]: '1', ...(key !== null && { [DEVICE_KEY_HEADER]: key }) }
  }
}
