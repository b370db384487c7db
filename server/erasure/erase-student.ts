import type { Context } from '../context.ts'
import { participantKey } from '../submissions/store.ts'
import { beginReportAnew, deleteSubmission } from './store.ts'
import { inOneTransaction } from './try-again.ts'

type Student = { questionnaireId: string; phone: string }

/** One student's part in one quiz, running or ended; false when it is gone already. Their next save finds no attempt. */
export const eraseStudent = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { questionnaireId, phone }: Student,
): Promise<boolean> =>
  inOneTransaction(db, async (trx) => {
    const isErased = await deleteSubmission(trx, participantKey(questionnaireId, phone))
    if (isErased) await beginReportAnew(trx, { questionnaireId, at: now() })
    return isErased
  })
