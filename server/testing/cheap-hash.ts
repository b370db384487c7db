import type { HashCost } from '../people/accounts/hash-password.ts'

/** The least that argon2 takes: hundreds of accounts are made, and none has anything to keep. */
export const CHEAP_HASH: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
