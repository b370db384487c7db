import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { inOneTransaction } from '../database/try-again.ts'
import { issueMailIdsOf, mailIdsOf } from './find-traces.ts'
import { deleteAccess, deleteAccount, deleteMails, lockAccount } from './store.ts'

/** An account with everything that belongs to it, also what students have done in its quizzes; false without one. */
export const eraseTeacher = ({ db }: Pick<Context, 'db'>, email: string): Promise<boolean> =>
  inOneTransaction(db, (trx) => eraseAccount(trx, email))

export const eraseAccount = async (trx: Transaction<Tables>, email: string): Promise<boolean> => {
  await deleteAccess(trx, email)
  const id = await lockAccount(trx, email)
  if (id === null) return false
  await deleteMails(trx, await issueMailIdsOf(trx, id))
  await deleteAccount(trx, id)
  await deleteMails(trx, (await mailIdsOf(trx, email)).to)
  return true
}
