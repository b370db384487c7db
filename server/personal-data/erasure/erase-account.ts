import type { Transaction } from 'kysely'
import { teacherId } from '#domain/people/account.ts'
import type { Tables } from '../../database/tables.ts'
import { latestChange } from '../../people/email/change-store.ts'
import { issueMailIdsOf, mailIdsOf } from './find-traces.ts'
import { deleteAccess, deleteAccount, deleteMails, lockAccount } from './store.ts'

export const eraseAccount = async (trx: Transaction<Tables>, email: string): Promise<boolean> => {
  await deleteAccess(trx, email)
  const id = await lockAccount(trx, email)
  if (id === null) return false
  await deleteMails(trx, await issueMailIdsOf(trx, id))
  const asked = (await latestChange(trx, teacherId.parse(id)))?.email
  await deleteAccount(trx, id)
  if (asked !== undefined) await deleteMails(trx, (await mailIdsOf(trx, asked)).to)
  await deleteMails(trx, (await mailIdsOf(trx, email)).to)
  return true
}
