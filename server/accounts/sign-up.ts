import type { SignUpDetails, Teacher } from '#domain/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { hasTryLeft, takeTry } from '../http/limits.ts'
import { hashPassword } from './hash-password.ts'
import { insertTeacher } from './store.ts'

/** Makes the account; the e-mail decides, and two sign-ups at once make one. Taken ones are counted: nobody may list them. */
export const signUp = async (
  context: Pick<Context, 'db' | 'now' | 'newId' | 'config'>,
  { password, address, ...details }: SignUpDetails & { address: string },
): Promise<Result<Teacher, 'email_taken' | 'too_many_attempts'>> => {
  const { db, now, newId } = context
  const fromAddress = { limit: 'signUpFromAddress', of: address } as const
  if (!(await hasTryLeft(context, fromAddress))) return fail('too_many_attempts')
  const passwordHash = await hashPassword(password)
  const teacher = await insertTeacher(db, { ...details, id: newId(), passwordHash, createdAt: now() })
  if (teacher) return ok(teacher)
  await takeTry(context, fromAddress)
  return fail('email_taken')
}
