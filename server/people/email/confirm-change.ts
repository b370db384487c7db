import type { Transaction } from 'kysely'
import type { TeacherId } from '#domain/people/account.ts'
import { openLink } from '#domain/people/email-change.ts'
import { isMailable } from '#domain/people/mail-address.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { hasTryLeft, takeTry } from '../../http/limits.ts'
import { queueMail } from '../../mail/store.ts'
import { hashOf } from '../../secrets.ts'
import { noteSecurity } from '../../security-log.ts'
import { writeNotice } from '../accounts/write-notice.ts'
import { recordActivity } from '../activity/store.ts'
import {
  changeById,
  changeByToken,
  confirmSide,
  endChange,
  isTaken,
  replaceAddress,
  type StoredChange,
} from './change-store.ts'
import { lockAddress } from './verification-store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'config' | 'log' | 'sign' | 'letters'>
type Asked = { token: string; address: string; origin: string }
type Refusal = 'link_not_valid' | 'link_expired' | 'change_withdrawn' | 'email_taken' | 'too_many_attempts'
type Confirmed = { state: 'waits' | 'changed'; again: boolean }

/** Whoever has the token reads one of the two mailboxes, in whatever browser; the second of them brings the change about. */
export const confirmChange = async (
  context: Needs,
  { token, address, origin }: Asked,
): Promise<Result<Confirmed, Refusal>> => {
  const { db } = context
  const fromAddress = { limit: 'confirmTokenFromAddress', of: address } as const
  if (!(await hasTryLeft(context, fromAddress))) return fail('too_many_attempts')
  const link = await changeByToken(db, hashOf(token))
  if (link === null) {
    await takeTry(context, fromAddress)
    return fail('link_not_valid')
  }
  // Tried again, an address that somebody took at this very moment is found to be taken.
  const done = await inOneTransaction(db, (trx) => openIn(trx, context, { ...link, origin }))
  if (done.ok && done.value.state === 'changed' && !done.value.again) {
    noteSecurity(context, 'email_replaced', { account: link.teacherId, address })
  }
  return done
}

type Opened = { id: string; teacherId: TeacherId; side: 'old' | 'new'; origin: string }

const openIn = async (
  trx: Transaction<Tables>,
  context: Needs,
  { id, teacherId, side, origin }: Opened,
): Promise<Result<Confirmed, Refusal>> => {
  const owner = await lockAddress(trx, teacherId)
  const change = await changeById(trx, id)
  if (owner === null || change === null) return fail('link_not_valid')
  const at = context.now()
  const opened = openLink(change, side, at)
  if (opened.kind === 'refused') return fail(opened.code)
  if (opened.kind === 'again') return ok({ state: opened.isMade ? 'changed' : 'waits', again: true })
  await confirmSide(trx, id, { side, at })
  if (opened.kind === 'waits') return ok({ state: 'waits', again: false })
  if (await isTaken(trx, change.email)) {
    await endChange(trx, id, 'taken')
    return fail('email_taken')
  }
  await makeChange(trx, context, { teacherId, change, oldEmail: owner.email, origin })
  return ok({ state: 'changed', again: false })
}

type Made = { teacherId: TeacherId; change: StoredChange; oldEmail: string; origin: string }

const makeChange = async (
  trx: Transaction<Tables>,
  { now, newId, config, letters }: Needs,
  { teacherId, change, oldEmail: recipient, origin }: Made,
): Promise<void> => {
  const at = now()
  await endChange(trx, change.id, 'made')
  await replaceAddress(trx, teacherId, { email: change.email, at })
  await recordActivity(trx, { teacherId, at, kind: 'email_changed' })
  if (!isMailable(recipient)) return
  const letter = writeNotice({ company: config.site.company, origin, about: 'email_changed' })
  await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient, replyTo: null, createdAt: at }))
}
