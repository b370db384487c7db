import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { lockReports, rebuildReport } from '../../results/reports/store.ts'
import { deleteAttempt, lockAttempt } from './store.ts'

type Student = { questionnaireId: string; participantKey: string }

/** One student's part in one quiz, running or ended; false when it is gone already. Their next save finds no attempt. */
export const eraseStudent = (
  { db }: Pick<Context, 'db'>,
  { questionnaireId, participantKey }: Student,
): Promise<boolean> =>
  inOneTransaction(db, async (trx) => {
    await lockAttempt(trx, participantKey)
    // Whoever folds the report meanwhile has counted this student, or will find that there is nothing to count.
    await lockReports(trx, [questionnaireId])
    const isErased = await deleteAttempt(trx, participantKey)
    if (isErased) await rebuildReport(trx, questionnaireId)
    return isErased
  })
