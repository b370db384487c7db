import { setImmediate as turn } from 'node:timers/promises'
import { givenBack, outageSince } from '#domain/time/outage.ts'
import { type Instant, MINUTE } from '#domain/time/time-limit.ts'
import type { Context } from '../context.ts'
import { moveSectionEnds } from '../runs/attempts/move-section-ends.ts'
import { type Beat, lockBeats, lockRunningAttempts, moveEnds, readBeats, recordBeat, recordOutage } from './store.ts'

/** Few enough for one statement to leave the event loop to others in between. */
const AT_ONCE = 500

type Needs = Pick<Context, 'db' | 'newId' | 'config' | 'log'>

/**
 * Gives back what the outage that ends with this `beat` took, and records both in one transaction: of all processes that
 * come back at the same moment, one gives. `lastAt` is when this process beat before, if it did.
 */
export const giveBack = async (
  { db, newId, config, log }: Needs,
  { beat, lastAt }: { beat: Beat; lastAt: Instant | null },
): Promise<void> => {
  const most = config.giveBackMinutes * MINUTE
  const done = await db.transaction().execute(async (trx) => {
    await lockBeats(trx)
    const others = await readBeats(trx)
    const outage = outageSince([...others.map(({ at }) => at), ...(lastAt === null ? [] : [lastAt])], beat.at)
    if (!outage) return null
    const givenMs = Math.min(most, outage.until - outage.from)
    const isOurs = await recordOutage(trx, { id: newId(), outage, givenMs, at: beat.at })
    await recordBeat(trx, beat)
    if (!isOurs) return null
    const attempts = givenMs > 0 ? await lockRunningAttempts(trx) : []
    const given = attempts
      .map((attempt) => ({ id: attempt.id, ms: givenBack(attempt, outage, most) }))
      .filter(({ ms }) => ms > 0)
    for (let from = 0; from < given.length; from += AT_ONCE) {
      const some = given.slice(from, from + AT_ONCE)
      await moveEnds(trx, some)
      await moveSectionEnds(
        trx,
        some.map((gift) => ({ ...gift, at: outage.from })),
      )
      await turn()
    }
    return { ...outage, givenMs, attempts: given.length }
  })
  if (!done) return
  if (done.attempts > 0) log.warn(done, 'the server was away, and its time was given back to whoever was in')
  else log.debug(done, 'the server was away, and nothing was given back')
}
