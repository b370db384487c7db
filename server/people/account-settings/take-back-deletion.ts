import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { noteSecurity } from '../../security-log.ts'
import { lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import { deleteDeletion, readDeletion, reopenQuizzes } from './store.ts'

/** Everything is as it was before; too late once the erasing has begun. */
export const takeBackDeletion = async (
  context: Pick<Context, 'db' | 'now' | 'papers' | 'log' | 'sign'>,
  { id }: SignedInTeacher,
): Promise<Result<Record<string, never>, 'not_found'>> => {
  const { db, now, papers } = context
  let isTakenBack = false
  const reopened = await inOneTransaction(db, async (trx) => {
    await lockTeacher(trx, id)
    const deletion = await readDeletion(trx, id)
    const at = now()
    if (deletion === null) return []
    if (deletion.eraseAt <= at) return null
    await deleteDeletion(trx, id)
    await recordActivity(trx, { teacherId: id, at, kind: 'account_deletion_taken_back' })
    isTakenBack = true
    return reopenQuizzes(trx, { id, closed: deletion.closed, at })
  })
  if (reopened === null) return fail('not_found')
  if (isTakenBack) noteSecurity(context, 'account_deletion_taken_back', { account: id })
  for (const shareCode of reopened) papers.forget(shareCode)
  return ok({})
}
