import { askForErasure, type OwnWishOnWire, readOwnErasure } from '#contract/erasure.ts'
import { call } from '../api/call.ts'
import type { Reply } from '../api/reply.ts'

const keyOf = (code: string) => `quiz-erasure:${code}`

/** What this device has heard last: once all is erased, the server has nothing left to say. */
const note = (code: string, { state }: OwnWishOnWire): void => {
  try {
    if (state === 'waiting') localStorage.setItem(keyOf(code), state)
    else localStorage.removeItem(keyOf(code))
  } catch {
    // Without storage the page says later what it says to any newcomer.
  }
}

/** Whether somebody has asked here for what they did to be erased. */
export const hadAsked = (code: string): boolean => {
  try {
    return localStorage.getItem(keyOf(code)) !== null
  } catch {
    return false
  }
}

const noted = async (code: string, calling: Promise<Reply<OwnWishOnWire>>) => {
  const reply = await calling
  if (reply.ok) note(code, reply.value)
  return reply
}

export const readWish = (code: string) => noted(code, call(readOwnErasure, { query: { code } }))
export const askToErase = (code: string) => noted(code, call(askForErasure, { body: { quiz_code: code } }))
