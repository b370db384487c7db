import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { deleteQuiz } from './store.ts'

/** A quiz in all its versions, with what students have done in it, running or ended. */
export const eraseQuiz = ({ db }: Pick<Context, 'db'>, questionnaireId: string): Promise<void> =>
  inOneTransaction(db, (trx) => deleteQuiz(trx, questionnaireId))
