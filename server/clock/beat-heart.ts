import { setTimeout as sleep } from 'node:timers/promises'
import { outageSince } from '#domain/time/outage.ts'
import { DAY, type Instant, SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../context.ts'
import { agreeWithWall } from './agree-with-wall.ts'
import type { AnchoredClock } from './anchored-clock.ts'
import { createComparison, LIVES_FOR } from './compare-clocks.ts'
import { giveBack } from './give-back.ts'
import { type Beat, deleteBeatsBefore, readBeats, recordBeat } from './store.ts'
import { isAnyAlive } from './watch-strangers.ts'

export const BEAT_EVERY = 5 * SECOND

export type Heart = {
  /**
   * Shows that the database takes writes, gives back an outage that has just ended, and sees whether the clock is right.
   * Throws what the database threw.
   */
  beat: () => Promise<void>
  /** Whether the last heartbeat succeeded, is recent, and agreed with the clocks of those who run for longer. */
  isReady: () => boolean
  /** Whether it may end the attempts of others. Why not is told once in the log. */
  mayClose: () => boolean
}

type Needs = Pick<Context, 'db' | 'log' | 'config' | 'newId'> & {
  clock: AnchoredClock
  /** Resolves after so many milliseconds. */
  pause?: ((ms: number) => Promise<unknown>) | undefined
}
type State = { lastAt: Instant | null; hasFailed: boolean; isApart: boolean; hasStrangers: boolean; isTold: boolean }

/** The heartbeat of one process. Before the first one it is taken to be well. */
export const createHeart = (needs: Needs): Heart => {
  const { clock, log } = needs
  const state: State = { lastAt: null, hasFailed: false, isApart: false, hasStrangers: false, isTold: false }
  const beatOnce = createBeat(needs, state)

  const isReady = () => {
    const { hasFailed, isApart, lastAt } = state
    return !hasFailed && !isApart && (lastAt === null || clock.now() - lastAt <= LIVES_FOR)
  }
  return {
    isReady,
    beat: async () => {
      try {
        await beatOnce()
        state.hasFailed = false
      } catch (error) {
        state.hasFailed = true
        throw error
      }
    },
    mayClose: () => {
      const mayClose = isReady() && !state.hasStrangers
      if (!mayClose && !state.isTold) {
        const { lastAt, hasFailed, isApart } = state
        log.warn({ lastAt, hasFailed, isApart }, 'this process ends no attempts until its heartbeat is well')
      }
      state.isTold = !mayClose
      return mayClose
    },
  }
}

const createBeat = ({ clock, pause = sleep, ...context }: Needs, state: State) => {
  const { db } = context
  const identity = { name: context.newId(), startedAt: 0 }
  const isApartFrom = createComparison()
  const own = (): Beat => ({ ...identity, ...clock.read() })

  const makeUpForOutage = async (known: Beat[], strangers: Beat[]) => {
    const { lastAt } = state
    const slept = clock.slept()
    const beat = { ...own(), at: clock.now() + slept }
    const beats = known.map(({ at }) => at)
    // Another process that put its clock back may have deleted our row.
    if (lastAt !== null) beats.push(lastAt)
    const isAway = outageSince(beats, beat.at) !== null
    if (isAway && !(await isAnyAlive(db, strangers, pause))) await giveBack(context, { beat, lastAt })
    // Only now: until it is given back, nobody's answer may come too late by what the machine slept.
    clock.catchUp(slept)
  }

  return async () => {
    const known = await readBeats(db)
    const isFirst = state.lastAt === null
    if (isFirst) identity.startedAt = known.reduce((latest, each) => Math.max(latest, each.startedAt + 1), clock.now())
    const { bootId } = clock.read()
    const strangers = isFirst ? known.filter((each) => bootId === null || each.bootId !== bootId) : []
    if (isFirst) isApartFrom(known, own())
    await makeUpForOutage(known, strangers)
    await agreeWithWall(db, clock)
    await recordBeat(db, own())
    if (isFirst) await deleteBeatsBefore(db, clock.now() - DAY)
    state.isApart = isApartFrom(await readBeats(db), own())
    // What another machine's clock says is known from its next heartbeat on: until then it may be right and ours wrong.
    state.hasStrangers = strangers.length > 0
    state.lastAt = clock.now()
  }
}
