import { setImmediate as breathe } from 'node:timers/promises'
import type { TeacherId } from '#domain/people/account.ts'
import { DAY } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { queueMail } from '../../mail/store.ts'
import { accountsToErase, accountsToRemind, claimReminder, readDeletion } from '../../people/account-settings/store.ts'
import { writeDeletion } from '../../people/account-settings/write-deletion.ts'
import { lockTeacher } from '../../people/accounts/store.ts'
import { deleteSomeGiven } from './delete-some-given.ts'
import { eraseAccount } from './erase-account.ts'
import { deleteSomeAttempts, deleteSomeFiles } from './store.ts'

const REMIND_BEFORE = 3 * DAY
const ACCOUNTS_AT_ONCE = 5
/** So few that nobody waits for them. */
const ATTEMPTS_AT_ONCE = 25

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'letters' | 'config'>

/** What teachers have asked for, once they can take it back no more; and a word to them shortly before. */
export const eraseDueAccounts = async (context: Needs): Promise<void> => {
  const { db, now } = context
  for (const id of await accountsToRemind(db, now() + REMIND_BEFORE)) await remind(context, id)
  for (const id of await accountsToErase(db, now(), ACCOUNTS_AT_ONCE)) await eraseIfDue(context, id)
}

const remind = ({ db, now, newId, letters, config }: Needs, id: TeacherId) =>
  db.transaction().execute(async (trx) => {
    const { email: recipient } = await lockTeacher(trx, id)
    const createdAt = now()
    const claimed = await claimReminder(trx, id, createdAt)
    if (claimed === null || claimed.eraseAt <= createdAt) return
    const letter = writeDeletion({ company: config.site.company, ...claimed, isReminder: true })
    await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient, replyTo: null, createdAt }))
  })

/** A large account goes in many small steps; one that is interrupted goes on where it was. */
const eraseIfDue = async ({ db, now }: Needs, id: TeacherId): Promise<void> => {
  const isDue = async (within: Needs['db']) => ((await readDeletion(within, id))?.eraseAt ?? Infinity) <= now()
  if (!(await isDue(db))) return
  while (await inOneTransaction(db, (trx) => deleteSomeAttempts(trx, { ownerId: id }, ATTEMPTS_AT_ONCE)))
    await breathe()
  while (await inOneTransaction(db, (trx) => deleteSomeGiven(trx, { ownerId: id }))) await breathe()
  while (await inOneTransaction(db, (trx) => deleteSomeFiles(trx, { ownerId: id }))) await breathe()
  await inOneTransaction(db, async (trx) => {
    if (!(await isDue(trx))) return
    // It may have another address by now, and somebody else the one that it had.
    const { email } = await lockTeacher(trx, id)
    await eraseAccount(trx, email)
  })
}
