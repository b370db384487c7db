import { verify } from '@node-rs/argon2'
import { inTurn, type Place } from './take-turn.ts'

/** The hash of no password anybody knows: checking it takes the same time as checking a real one. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$nOGYWFVYoNxnXuKlZcsJz7KxhdgjGVQDw6VIIUlZgzo'

type Shown = { passwordHash: string | null; password: string }

/** With no hash to check against (no such account) it answers false after the same work. */
export const isPasswordOf = (place: Place, { passwordHash, password }: Shown): Promise<boolean> =>
  inTurn(place, async () => (await verify(passwordHash ?? DECOY, password.normalize('NFC'))) && passwordHash !== null)
