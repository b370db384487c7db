import type { TeacherId } from '#domain/people/account.ts'
import { stepsThatCount } from '#domain/people/two-factor.ts'
import type { Context } from '../../context.ts'
import { matchTotp } from './match-totp.ts'
import { type TwoFactor, takeStep } from './store.ts'

type Typed = { id: TeacherId; typed: string }

/** Whether `typed` is what the authenticator app shows now; it is not again. */
export const takeTotp = async (
  { db, now, twoFactor }: Pick<Context, 'db' | 'now' | 'twoFactor'>,
  { secret: sealed, lastStep }: TwoFactor,
  { id, typed }: Typed,
): Promise<boolean> => {
  const secret = twoFactor.open(id, sealed)
  const step = secret && matchTotp(secret, { typed, steps: stepsThatCount(now(), lastStep) })
  return step !== null && (await takeStep(db, { id, step }))
}
