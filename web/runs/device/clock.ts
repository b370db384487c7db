import type { Instant } from '#domain/time/time-limit.ts'

/** What the server's clock showed, and when on the device's monotonic clock it was asked and had answered. */
export type ClockReading = { serverNow: Instant; askedAt: number; heardAt: number }

/** The server's clock, as seen from here. A wrong or changed device clock does not matter to it. */
export type ServerClock = {
  now: () => Instant
  heard: (reading: ClockReading) => void
  /** A stand-in until the server is heard: right only if the device's clock was not changed meanwhile. */
  guess: (serverNow: Instant) => void
  /** Whether the server itself was heard since this page opened. */
  isHeard: () => boolean
  /** Whether all that is known is such a stand-in. */
  isGuessed: () => boolean
}

type Estimate = { offset: number; doubt: number }

export const createServerClock = (monotonic: () => number = () => performance.now()): ServerClock => {
  let estimate: Estimate | null = null
  let isHeard = false
  return {
    now: () => monotonic() + (estimate?.offset ?? 0),
    isHeard: () => isHeard,
    isGuessed: () => !isHeard && estimate !== null,
    guess: (serverNow) => {
      if (!isHeard) estimate = { offset: serverNow - monotonic(), doubt: Number.POSITIVE_INFINITY }
    },
    heard: (reading) => {
      estimate = isHeard && estimate ? better(estimate, reading) : estimateOf(reading)
      isHeard = true
    },
  }
}

const estimateOf = ({ serverNow, askedAt, heardAt }: ClockReading): Estimate => ({
  offset: serverNow - (askedAt + heardAt) / 2,
  doubt: (heardAt - askedAt) / 2,
})

/** A slow reply says little, so it only counts where it contradicts what is known: the monotonic clock may sleep. */
const better = (known: Estimate, reading: ClockReading): Estimate => {
  const fresh = estimateOf(reading)
  const isContradicted = Math.abs(fresh.offset - known.offset) > fresh.doubt
  return isContradicted || fresh.doubt <= known.doubt ? fresh : known
}

type KeptTime = {
  endsAt: Instant
  clockAhead: number
  /** Milliseconds that were left when last written; null where that is not known. */
  leftMs: number | null
}

/**
 * The server's clock by what a device has kept. A device clock that was set back meanwhile must not show more time than
 * there was: no more than when it was last written, and never more than `wholeMs`, the attempt's whole length.
 */
export const guessedNow = ({ endsAt, clockAhead, leftMs }: KeptTime, wallNow: Instant, wholeMs: number): Instant =>
  Math.max(wallNow + clockAhead, endsAt - Math.min(leftMs ?? wholeMs, wholeMs))
