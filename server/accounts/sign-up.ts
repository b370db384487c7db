import type { SignUpDetails, Teacher } from '#domain/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { hashPassword } from './hash-password.ts'
import { insertTeacher } from './store.ts'

/** Makes the account; the address decides, and two sign-ups at once make one. */
export const signUp = async (
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { password, ...details }: SignUpDetails,
): Promise<Result<Teacher, 'email_taken'>> => {
  const passwordHash = await hashPassword(password)
  const teacher = await insertTeacher(db, { ...details, id: newId(), passwordHash, createdAt: now() })
  return teacher ? ok(teacher) : fail('email_taken')
}
