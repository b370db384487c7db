import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { eraseAccount } from './erase-account.ts'

/** An account with everything that belongs to it, also what students have done in its quizzes; false without one. */
export const eraseTeacher = ({ db }: Pick<Context, 'db'>, email: string): Promise<boolean> =>
  inOneTransaction(db, (trx) => eraseAccount(trx, email))
