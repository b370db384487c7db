import { type Instant, SECOND } from '#domain/time/time-limit.ts'

/** What a machine knows of time; all in milliseconds. */
export type Machine = {
  /** What people and other machines set: it may jump. */
  wall: () => Instant
  /** Since the machine started, asleep or not. */
  uptime: () => number
  /** Since some moment of its own, asleep not counted on most systems. Asked for with each call, so it must be quick. */
  monotonic: () => number
  /** Another one after each start of the machine; null where it can't be known. */
  bootId: string | null
}

export type Reading = { at: Instant; uptime: number; bootId: string | null }

export type AnchoredClock = {
  /** Whole milliseconds; goes on evenly whatever happens to the wall clock. */
  now: () => Instant
  /** Milliseconds that the machine slept since this was last caught up with; `now` does not know of them yet. */
  slept: () => number
  /** Moves on by `slept` milliseconds. */
  catchUp: (slept: number) => void
  /** Milliseconds by which it is ahead of the wall clock; negative when behind. */
  aheadOfWall: () => number
  /** Takes over the wall clock's time: only while nobody's time is running. */
  adoptWall: () => void
  read: () => Reading
}

/** Readings of one moment may differ by less than this without any sleep. */
const COARSE = 2 * SECOND

/** The newest of the same start of this machine: its uptime tells the time from there, whatever the wall clock says. */
const anchorAmong = (known: Reading[], uptime: number, bootId: string | null): Reading | null =>
  known
    .filter((each) => bootId !== null && each.bootId === bootId && each.uptime <= uptime)
    .reduce<Reading | null>((newest, each) => (newest && newest.uptime >= each.uptime ? newest : each), null)

const timeOf = (machine: Machine, known: Reading[]): Instant => {
  const uptime = machine.uptime()
  const anchor = anchorAmong(known, uptime, machine.bootId)
  if (anchor) return anchor.at + uptime - anchor.uptime
  return known.reduce((latest, { at }) => Math.max(latest, at), machine.wall())
}

/**
 * The server's clock: it starts at what the heartbeats in `known` say, and goes on with the machine's own running time.
 * After a start of the machine the wall clock is believed, but no moment comes twice.
 */
export const createAnchoredClock = (machine: Machine, known: Reading[] = []): AnchoredClock => {
  const { wall, uptime, monotonic, bootId } = machine
  let offset = timeOf(machine, known) - monotonic()
  let awakeFor = uptime() - monotonic()

  const now = () => Math.floor(monotonic() + offset)
  return {
    now,
    slept: () => {
      const unseen = uptime() - monotonic() - awakeFor
      // An uptime that fell behind says nothing about sleep: from here on it is compared with what it is now.
      if (unseen < -COARSE) awakeFor += unseen
      return unseen > COARSE ? Math.round(unseen) : 0
    },
    catchUp: (slept) => {
      offset += slept
      awakeFor += slept
    },
    aheadOfWall: () => now() - wall(),
    adoptWall: () => {
      offset = wall() - monotonic()
    },
    read: () => ({ at: now(), uptime: Math.floor(uptime()), bootId }),
  }
}
