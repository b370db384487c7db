import { HOUR, type Instant } from '#domain/time/time-limit.ts'
import type { Config } from '../../config.ts'
import { createNumberedShelf } from '../../shelf.ts'

/** New devices, or students, that may begin one questionnaire from one address in an hour: three times a hall of 10,000 behind one. */
export const MOST_NEW_PARTICIPANTS = 30_000
/** The same for a quiz whose scores tell its key: a large school behind one address. */
export const MOST_WHERE_SCORES_TELL = 2000
/** A response of so many bytes is one device's, whatever it adds to it later. */
export const USUAL_BYTES = 8 * 1024
/** What may be added beyond that to one questionnaire from one address in an hour, in bytes: 12,000 responses of 30 KB. */
export const MOST_BEYOND = 256 * 1024 * 1024
/** Each is some bytes; where nobody has come from for the longest is forgotten first. */
const MOST_COUNTED = 100_000

type From = { questionnaireId: string; address: string }

type Needs = { now: () => Instant; config: Pick<Config, 'limitsFailures'> }
type Counted = { since: Instant; count: number; bytes: number; isTold: boolean }

/**
 * Counts those who answer for the first time, and what large answers take, in this process alone: a row for each of a hall that votes in ten seconds
 * would cost as much as their votes.
 */
export const createBoundParticipants = ({ now, config }: Needs) => {
  const counts = createNumberedShelf<Counted>(MOST_COUNTED)
  const nameOf = ({ questionnaireId, address }: From) => `${questionnaireId} ${address}`

  const countedNow = (name: string): Counted => {
    const known = counts.get(name)
    if (known && known.since > now() - HOUR) return known
    const begun = { since: now(), count: 0, bytes: 0, isTold: false }
    counts.set(name, begun)
    return begun
  }

  return {
    /** False: there is no room for another one within this hour. */
    take: (from: From, most = MOST_NEW_PARTICIPANTS): boolean => {
      if (!config.limitsFailures) return true
      const counted = countedNow(nameOf(from))
      if (counted.count >= most) return false
      counted.count += 1
      return true
    },
    /** The same for so many bytes beyond `USUAL_BYTES`. */
    takeBytes: (from: From, bytes: number): boolean => {
      if (!config.limitsFailures || bytes === 0) return true
      const counted = countedNow(nameOf(from))
      if (counted.bytes + bytes > MOST_BEYOND) return false
      counted.bytes += bytes
      return true
    },
    /** Whether it is the first time within this hour that there is no room at this address. */
    isNews: (from: From): boolean => {
      const counted = countedNow(nameOf(from))
      const isNews = !counted.isTold
      counted.isTold = true
      return isNews
    },
    /** Nothing was kept, or it had been before. */
    giveBack: (from: From): void => {
      const counted = counts.get(nameOf(from))
      if (counted && counted.count > 0) counted.count -= 1
    },
    giveBytesBack: (from: From, bytes: number): void => {
      const counted = counts.get(nameOf(from))
      if (counted) counted.bytes = Math.max(0, counted.bytes - bytes)
    },
  }
}

export type BoundParticipants = ReturnType<typeof createBoundParticipants>
