import type { Context } from '../context.ts'
import { inOneTransaction } from '../database/try-again.ts'
import { mailIdsOf } from './find-traces.ts'
import { deleteAccess, deleteAccount, deleteMails, lockAccount } from './store.ts'

/** An account with everything that belongs to it, also what students have done in its quizzes; false without one. */
export const eraseTeacher = ({ db }: Pick<Context, 'db'>, email: string): Promise<boolean> =>
  inOneTransaction(db, async (trx) => {
    await deleteAccess(trx, email)
    const id = await lockAccount(trx, email)
    if (id === null) return false
    await deleteAccount(trx, id)
    await deleteMails(trx, (await mailIdsOf(trx, email)).to)
    return true
  })
