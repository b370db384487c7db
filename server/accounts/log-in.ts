import { emailKey, type LogInDetails, type Teacher } from '#domain/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { forgive, hasTryLeft, takeTry } from '../http/limits.ts'
import { hashOf } from '../secrets.ts'
import { admitTeacher } from './admit-teacher.ts'
import { isPasswordOf } from './check-password.ts'
import { teacherWithPassword } from './store.ts'

type Refusal = 'invalid_credentials' | 'too_many_attempts'

/** An unknown address and a wrong password are the same answer, in the same time. */
export const logIn = async (
  context: Pick<Context, 'db' | 'now' | 'newToken' | 'config'>,
  { email, password, address }: LogInDetails & { address: string },
): Promise<Result<{ teacher: Teacher; token: string }, Refusal>> => {
  const fromAddress = { limit: 'passwordFromAddress', of: address } as const
  const ofAccount = { limit: 'passwordOfAccount', of: hashOf(emailKey(email)) } as const
  if (!(await hasTryLeft(context, fromAddress))) return fail('too_many_attempts')
  if (!(await takeTry(context, ofAccount))) return fail('too_many_attempts')

  const found = await teacherWithPassword(context.db, email)
  const isRight = await isPasswordOf(found?.passwordHash ?? null, password)
  if (!found || !isRight) {
    await takeTry(context, fromAddress)
    return fail('invalid_credentials')
  }
  await forgive(context, ofAccount)
  const { teacher, passwordHash } = found
  const token = await admitTeacher(context, { teacherId: teacher.id, passwordHash })
  return token === null ? fail('invalid_credentials') : ok({ teacher, token })
}
