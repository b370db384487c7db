import { askForErasure, type OwnWishOnWire, readOwnErasure } from '#contract/personal-data/erasure.ts'
import { call } from '../../calls/call.ts'
import type { Reply } from '../../calls/reply.ts'
import { storedText, storeText } from '../../ui/browser-storage.ts'

const keyOf = (code: string) => `quiz-erasure:${code}`

/** What this device has heard last: once all is erased, the server has nothing left to say. */
const note = (code: string, { state }: OwnWishOnWire): void =>
  // Where it can't be kept the page says later what it says to any newcomer.
  void storeText(keyOf(code), state === 'waiting' ? state : null)

/** Whether somebody has asked here for what they did to be erased. */
export const hadAsked = (code: string): boolean => storedText(keyOf(code)) !== null

const noted = async (code: string, calling: Promise<Reply<OwnWishOnWire>>) => {
  const reply = await calling
  if (reply.ok) note(code, reply.value)
  return reply
}

export const readWish = (code: string) => noted(code, call(readOwnErasure, { query: { code } }))
export const askToErase = (code: string) => noted(code, call(askForErasure, { body: { quiz_code: code } }))
