import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { issueMailIdsOf, mailIdsOf } from './find-traces.ts'
import { deleteAccess, deleteAccount, deleteMails, lockAccount } from './store.ts'

export const eraseAccount = async (trx: Transaction<Tables>, email: string): Promise<boolean> => {
  await deleteAccess(trx, email)
  const id = await lockAccount(trx, email)
  if (id === null) return false
  await deleteMails(trx, await issueMailIdsOf(trx, id))
  await deleteAccount(trx, id)
  await deleteMails(trx, (await mailIdsOf(trx, email)).to)
  return true
}
