import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { hashOf } from '../../secrets.ts'
import { deleteSubscriber } from './store.ts'

/** A whole token, as `newToken` makes them. */
const WHOLE = /^[\w-]{43}$/

/** A token that stands for nobody any more has done its work; only half a link must not pass for success. */
export const removeSubscriber = async (
  { db }: Pick<Context, 'db'>,
  token: string,
): Promise<Result<Record<string, never>, 'link_not_valid'>> => {
  if (!WHOLE.test(token)) return fail('link_not_valid')
  await deleteSubscriber(db, hashOf(token))
  return ok({})
}
