import type { TeacherId } from '#domain/people/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { recordActivity } from '../activity/store.ts'
import { rewritePasskeyName } from './store.ts'

type Renaming = { teacherId: TeacherId; id: string; name: string }

export const renamePasskey = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { teacherId, id, name }: Renaming,
): Promise<Result<Record<string, never>, 'not_found'>> =>
  db.transaction().execute(async (trx) => {
    if (!(await rewritePasskeyName(trx, { id, owner: teacherId, name }))) return fail('not_found')
    await recordActivity(trx, { teacherId, at: now(), kind: 'passkey_renamed', details: { name } })
    return ok({})
  })
