import { SECOND } from '#domain/time-limit.ts'

/** A page that has nothing to say asks this often, give or take a fifth: the end may have moved. */
const ASK_EVERY = 45 * SECOND
const RETRY = 2 * SECOND
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
    next = monotonic() + (isDoubted ? RETRY : ASK_EVERY * (0.8 + 0.4 * random()))
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
