import { hash, verify } from '@node-rs/argon2'
import { QueueFullError } from '../database/committer.ts'

/** OWASP's first choice for argon2id; the library's thread pool does it, off the event loop. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One at a time leaves the other core to students' answers; a login storm waits its turn, up to a point. */
const AT_ONCE = 1
const MAX_WAITING = 500

let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting.length >= MAX_WAITING) throw new QueueFullError('too many passwords are waiting to be checked')
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Spellings that look the same on the keyboard are the same password. */
const normalised = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalised(password), SETTINGS))

/** The hash of no password anybody knows: checking it takes the same time as checking a real one. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$nOGYWFVYoNxnXuKlZcsJz7KxhdgjGVQDw6VIIUlZgzo'

/** With no hash to check against (no such account) it answers false after the same work. */
export const isPasswordOf = (passwordHash: string | null, password: string): Promise<boolean> =>
  inTurn(async () => (await verify(passwordHash ?? DECOY, normalised(password))) && passwordHash !== null)
