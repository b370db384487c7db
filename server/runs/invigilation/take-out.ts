import { setImmediate as aTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { lockAttempts } from '../../database/dialect.ts'
import type { Tables } from '../../database/tables.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { readRows, writeRows } from '../../personal-data/attempt-store.ts'
import { isReported, type OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { lockReports, rebuildReport } from '../../results/reports/store.ts'
import { countOut, keepTakenOut } from './find-taken-out.ts'
import { noteWord } from './store.ts'

type Needs = Pick<Context, 'db' | 'now'>
type TakeOut = { attempts: string[]; why: 'reset' | 'removed'; reason: string; by: string }

/** Each is read and written whole. */
const AT_ONCE = 25

/**
 * Takes attempts out of everything that is counted and listed; answers how many of them are out now. What is kept is whole,
 * and can be brought back. A device that goes on finds no attempt, and its student may begin again.
 */
export const takeOut = async (
  { db, now }: Needs,
  questionnaireId: OwnedQuestionnaireId,
  { attempts, why, reason, by }: TakeOut,
): Promise<number> => {
  const ids = [...new Set(attempts)].sort()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    if (from > 0) await aTurn()
    await inOneTransaction(db, async (trx) => {
      const rows = await locked(trx, questionnaireId, some)
      if (rows.length === 0) return
      const at = now()
      // Whoever folds the report meanwhile has counted them, or will find that there is nothing to count.
      await lockReports(trx, [questionnaireId])
      const taken: Tables['taken_out'][] = []
      for (const row of rows) taken.push({ ...(await asTakenOut(trx, row)), why, reason, at, by })
      await keepTakenOut(trx, taken)
      const gone = rows.map(({ id }) => id)
      await trx.deleteFrom('submission').where('id', 'in', gone).execute()
      await rebuildReport(trx, questionnaireId)
      await noteWord(trx, questionnaireId, at)
      const kind = why === 'reset' ? 'attempts_reset' : 'submissions_removed'
      await recordActivity(trx, { teacherId: by, at, kind, questionnaireId, details: { students: rows.length } })
    })
  }
  return countOut(db, questionnaireId, ids)
}

const locked = async (trx: Transaction<Tables>, questionnaireId: string, ids: string[]) => {
  await lockAttempts(trx, { tokens: [], ids })
  return (
    trx
      .selectFrom('submission')
      .innerJoin('questionnaire', 'questionnaire.id', 'questionnaire_id')
      .selectAll('submission')
      .where('submission.id', 'in', ids)
      .where('questionnaire_id', '=', questionnaireId)
      // A practice run that has ended is in nothing, and erased 30 days after its end: out, it would be kept for longer.
      .where((of) => of.or([isReported(of), of('ended_at', 'is', null)]))
      .orderBy('submission.id')
      .execute()
  )
}

const asTakenOut = async (trx: Transaction<Tables>, row: Tables['submission']) => {
  const rows = await readRows(trx, row)
  const [result] = rows.submission_result
  return {
    submission_id: row.id,
    questionnaire_id: row.questionnaire_id,
    participant_key: row.participant_key,
    name: row.name,
    phone: row.phone,
    score: result?.score ?? null,
    out_of: result?.out_of ?? null,
    content: writeRows(rows),
  }
}
