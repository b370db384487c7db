import { hash } from '@node-rs/argon2'
import { inTurn, type Lane } from './take-turn.ts'

/** OWASP's first choice for argon2id; the library's thread pool does it, off the event loop. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Spellings that look the same on the keyboard (NFC) are the same password. */
export const hashPassword = (lane: Lane, password: string): Promise<string> =>
  inTurn(lane, () => hash(password.normalize('NFC'), SETTINGS))
