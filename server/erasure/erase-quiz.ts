import type { Context } from '../context.ts'
import { deleteQuiz } from './store.ts'
import { inOneTransaction } from './try-again.ts'

/** A quiz in all its versions, with what students have done in it, running or ended. */
export const eraseQuiz = ({ db }: Pick<Context, 'db'>, questionnaireId: string): Promise<void> =>
  inOneTransaction(db, (trx) => deleteQuiz(trx, questionnaireId))
