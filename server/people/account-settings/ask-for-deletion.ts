import { ok, type Result } from '#domain/result.ts'
import { DAY, type Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { queueMail } from '../../mail/store.ts'
import { noteSecurity } from '../../security-log.ts'
import type { Proof } from '../accounts/prove-password.ts'
import { lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import type { CodeRefusal } from '../two-factor/check-code.ts'
import { proveIdentity } from '../two-factor/prove-identity.ts'
import { closeQuizzes, deleteOtherSessions, insertDeletion, readDeletion } from './store.ts'
import { writeDeletion } from './write-deletion.ts'

/** How long an account can be had back. */
export const GRACE_DAYS = 14

type Asked = Proof & { session: string; origin: string }
type Refusal = 'wrong_password' | 'unauthenticated' | CodeRefusal

/** Closes the quizzes and signs the teacher out elsewhere; all else waits for the end of the days of grace. */
export const askForDeletion = async (
  context: Context,
  { session, origin, ...proof }: Asked,
): Promise<Result<Instant, Refusal>> => {
  const proven = await proveIdentity(context, proof)
  if (!proven.ok) return proven
  const { db, now, newId, letters, config, papers } = context
  const { teacherId: id } = proof
  const asked = await inOneTransaction(db, async (trx) => {
    const { email: recipient } = await lockTeacher(trx, id)
    const before = await readDeletion(trx, id)
    if (before) return { eraseAt: before.eraseAt, closed: [], isNew: false }
    const at = now()
    const eraseAt = at + GRACE_DAYS * DAY
    const closed = await closeQuizzes(trx, id, at)
    await insertDeletion(trx, { id, at, eraseAt, origin, closed: closed.map((quiz) => quiz.id) })
    await deleteOtherSessions(trx, id, session)
    await recordActivity(trx, { teacherId: id, at, kind: 'account_deletion_asked', details: { closed: closed.length } })
    const letter = writeDeletion({ company: config.site.company, origin, eraseAt, isReminder: false })
    await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient, replyTo: null, createdAt: at }))
    return { eraseAt, closed, isNew: true }
  })
  if (asked.isNew) noteSecurity(context, 'account_deletion_asked', { account: id, address: proof.address })
  for (const { shareCode } of asked.closed) papers.forget(shareCode)
  return ok(asked.eraseAt)
}
