import { setImmediate as aTurn } from 'node:timers/promises'
import type { Database } from './connect.ts'

type Read<Found> = (db: Database, keys: string[]) => Promise<Map<string, Found>>
type Round<Found> = { keys: Set<string>; found: Promise<Map<string, Found>> }

/**
 * What is asked for in one turn of the event loop is read at once, each key once; undefined for a key that leads nowhere.
 * Where the reading fails, all that asked in that turn are told.
 */
export const together = <Found>(read: Read<Found>) => {
  const rounds = new WeakMap<Database, Round<Found>>()

  const begin = (db: Database): Round<Found> => {
    const keys = new Set<string>()
    const found = aTurn().then(() => {
      rounds.delete(db)
      return read(db, [...keys])
    })
    const round = { keys, found }
    rounds.set(db, round)
    return round
  }

  return async (db: Database, key: string): Promise<Found | undefined> => {
    const round = rounds.get(db) ?? begin(db)
    round.keys.add(key)
    return (await round.found).get(key)
  }
}
