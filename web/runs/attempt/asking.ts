import { SECOND } from '#domain/time/time-limit.ts'
import type { Reply } from '../../calls/reply.ts'
import { RETRY_MS } from '../../calls/retry.ts'

/** A page that has nothing to say asks this often, give or take a fifth: the end may have moved. */
const ASK_EVERY = 45 * SECOND
/** … and this often, likewise, whether its teacher has done something: that is answered from memory. */
const LOOK_EVERY = 7 * SECOND
/** More than any clock is put right by unnoticed. */
const JUMP = 2 * SECOND

/** When to ask the server what it says. */
export type Asking = {
  isDue: () => boolean
  /** A call is under way. */
  asked: () => void
  heard: () => void
}

type Tools = { monotonic: () => number; wallClock: () => number; random: () => number }

/**
 * While a device sleeps its monotonic clock may stand still: then the wall clock alone has gone on, just as if somebody
 * had set it. Only the server knows which of both it was.
 */
export const createAsking = ({ monotonic, wallClock, random }: Tools): Asking => {
  const wallAhead = () => wallClock() - monotonic()
  let known = wallAhead()
  let isDoubted = false
  let next = 0
  const asked = () => {
    next = monotonic() + (isDoubted ? RETRY_MS : ASK_EVERY * (0.8 + 0.4 * random()))
  }
  asked()
  return {
    isDue: () => {
      if (Math.abs(wallAhead() - known) > JUMP) {
        known = wallAhead()
        isDoubted = true
        return true
      }
      return monotonic() >= next
    },
    asked,
    heard: () => {
      isDoubted = false
      asked()
    },
  }
}

type Looking = {
  monotonic: () => number
  random: () => number
  api: { word: () => Promise<Reply<{ word: number }>> }
  /** Answers whether the server was heard. */
  ask: () => Promise<unknown>
}

/** Asks for all there is once the teacher has done something to attempts. */
export const createLooking = ({ monotonic, random, api, ask }: Looking): (() => Promise<void>) => {
  let known = 0
  let next = monotonic() + LOOK_EVERY
  return async () => {
    if (monotonic() < next) return
    next = monotonic() + LOOK_EVERY * (0.9 + 0.2 * random())
    const reply = await api.word()
    if (reply.ok && reply.value.word !== known && (await ask())) known = reply.value.word
  }
}
