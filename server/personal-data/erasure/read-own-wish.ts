import type { OwnWishOnWire } from '#contract/personal-data/erasure.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { attemptHeld, type Own, wishOf } from './find-wishes.ts'

/** What a student asked for, and what became of it. */
export const readOwnWish = async (
  { db }: Pick<Context, 'db'>,
  own: Own,
): Promise<Result<OwnWishOnWire, 'no_attempt'>> => {
  const attempt = await attemptHeld(db, own)
  return attempt ? ok(await wishOf(db, attempt.id)) : fail('no_attempt')
}
