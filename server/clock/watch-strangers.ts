import { SECOND } from '#domain/time/time-limit.ts'
import type { Database } from '../database/connect.ts'
import { type Beat, isAnybodyIn, readBeats } from './store.ts'

/** Longer than from one heartbeat to the next. */
const WATCHED_FOR = 6 * SECOND

/**
 * Whether any of these `strangers`, whose clocks are their own, beats while we watch. Nobody is watched for when nobody
 * is in, since nothing depends on it then.
 */
export const isAnyAlive = async (
  db: Database,
  strangers: Beat[],
  pause: (ms: number) => Promise<unknown>,
): Promise<boolean> => {
  if (strangers.length === 0 || !(await isAnybodyIn(db))) return false
  await pause(WATCHED_FOR)
  const later = await readBeats(db)
  return later.some(({ name, at }) => strangers.some((each) => each.name === name && each.at !== at))
}
