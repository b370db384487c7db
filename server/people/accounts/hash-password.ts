import { hash } from '@node-rs/argon2'
import { inTurn, type Place } from './take-turn.ts'

/** `memoryCost` in KiB. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's first choice for argon2id; the library's thread pool does it, off the event loop. */
const USUAL_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type HashPassword = (place: Place, password: string) => Promise<string>

/** Spellings that look the same on the keyboard (NFC) are the same password. */
export const createHashPassword =
  (cost = USUAL_COST): HashPassword =>
  (place, password) =>
    inTurn(place, () => hash(password.normalize('NFC'), cost))
