import { SECOND } from '#domain/time/time-limit.ts'
import type { Database } from '../database/connect.ts'
import type { AnchoredClock } from './anchored-clock.ts'
import { deleteBeatsAfter, isAnybodyIn } from './store.ts'

/** A clock this close to the wall clock is left alone. */
const CLOSE = 2 * SECOND

/** While nobody's time is running the wall clock is right: a network may have put it right after the machine's start. */
export const agreeWithWall = async (db: Database, clock: AnchoredClock): Promise<void> => {
  if (Math.abs(clock.aheadOfWall()) <= CLOSE || (await isAnybodyIn(db))) return
  const goesBack = clock.aheadOfWall() > 0
  clock.adoptWall()
  if (goesBack) await deleteBeatsAfter(db, clock.now())
}
