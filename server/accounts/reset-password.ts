import { emailKey, type ResetDetails, type TeacherId } from '#domain/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { forgive, hasTryLeft, takeTry } from '../http/limits.ts'
import { queueMail } from '../mail/store.ts'
import { hashOf } from '../secrets.ts'
import { hashPassword } from './hash-password.ts'
import { lockTeacher, replacePassword, teacherOfReset } from './store.ts'
import { writePasswordChanged } from './write-password-changed.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'config'>
type Request = ResetDetails & { address: string; origin: string }

/** Whoever has the token reads the mailbox of the account: the new password is theirs, and nobody else stays signed in. */
export const resetPassword = async (
  context: Needs,
  { token, password, address, origin }: Request,
): Promise<Result<Record<string, never>, 'link_not_valid' | 'too_many_attempts'>> => {
  const { db, now } = context
  const fromAddress = { limit: 'resetTokenFromAddress', of: address } as const
  if (!(await hasTryLeft(context, fromAddress))) return fail('too_many_attempts')
  const tokenHash = hashOf(token)
  // Before any hashing of passwords, which costs more than everything else about a stranger's call.
  const id = await teacherOfReset(db, tokenHash, now())
  if (id) {
    const passwordHash = await hashPassword(password)
    if (await replaceWith(context, { id, tokenHash, passwordHash, origin })) return ok({})
  }
  await takeTry(context, fromAddress)
  return fail('link_not_valid')
}

type Reset = { id: TeacherId; tokenHash: string; passwordHash: string; origin: string }

/** False when the token stands for nobody any more: somebody else has used it meanwhile, or another one of the account. */
const replaceWith = (context: Needs, { id, tokenHash, passwordHash, origin }: Reset): Promise<boolean> =>
  context.db.transaction().execute(async (trx) => {
    const { now, newId, config } = context
    const createdAt = now()
    const { email } = await lockTeacher(trx, id)
    if (!(await teacherOfReset(trx, tokenHash, createdAt))) return false
    await replacePassword(trx, { id, passwordHash })
    await forgive({ ...context, db: trx }, { limit: 'passwordOfAccount', of: hashOf(emailKey(email)) })
    const letter = writePasswordChanged({ company: config.site.company, origin })
    await queueMail(trx, { ...letter, id: newId(), recipient: email, replyTo: null, createdAt })
    return true
  })
