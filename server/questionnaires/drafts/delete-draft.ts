import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { lockTeacher } from '../../people/accounts/store.ts'
import type { OwnDraft } from './policy.ts'
import { readStoredDraft, removeDraft, type StoredDraft } from './store.ts'

/** Gives back what it has deleted; null where there was nothing. */
export const deleteDraft = ({ db }: Pick<Context, 'db'>, draft: OwnDraft): Promise<StoredDraft | null> =>
  inOneTransaction(db, async (trx) => {
    await lockTeacher(trx, draft.ownerId)
    const stands = await readStoredDraft(trx, draft)
    await removeDraft(trx, draft)
    return stands
  })
