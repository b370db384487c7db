import { setImmediate as aTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { attemptId } from '#domain/answers/attempt.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { type AttemptRows, insertRows, rowsIn } from '../../personal-data/attempt-store.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { lockReports, rebuildReport } from '../../results/reports/store.ts'
import { recordOccurrence } from '../attempts/store.ts'
import { countOut, forget, takenOutOf } from './find-taken-out.ts'
import { noteWord } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId'>
type Wanted = { attempts: string[]; by: string }

const AT_ONCE = 25

/**
 * Puts attempts back as they were. Whose student has begun again, or whose device holds another attempt by now, stays
 * out: a person has one attempt, and which of both counts is the teacher's to say by taking the other one out.
 */
export const bringBack = async (
  { db, now, newId }: Needs,
  questionnaireId: OwnedQuestionnaireId,
  { attempts, by }: Wanted,
): Promise<{ restored: number; begunAgain: number }> => {
  const ids = [...new Set(attempts)].sort()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    if (from > 0) await aTurn()
    await inOneTransaction(db, async (trx) => {
      const at = now()
      const back: AttemptRows[] = []
      for (const taken of await takenOutOf(trx, questionnaireId, some)) {
        const rows = rowsIn(taken.content)
        if (await hasBegunAgain(trx, rows.submission)) continue
        await insertRows(trx, rows)
        const id = attemptId.parse(taken.submission_id)
        const details = { why: taken.why, outAt: taken.at, by }
        await recordOccurrence(trx, { id: newId(), attemptId: id, at, kind: 'brought_back', details })
        back.push(rows)
      }
      if (back.length === 0) return
      await forget(
        trx,
        back.map(({ submission: attempt }) => attempt.id),
      )
      await lockReports(trx, [questionnaireId])
      await rebuildReport(trx, questionnaireId)
      await noteWord(trx, questionnaireId, at)
      const details = { students: back.length }
      await recordActivity(trx, { teacherId: by, at, kind: 'submissions_restored', questionnaireId, details })
    })
  }
  const begunAgain = await countOut(db, questionnaireId, ids)
  return { restored: await countThere(db, questionnaireId, ids), begunAgain }
}

const hasBegunAgain = async (trx: Transaction<Tables>, row: Tables['submission']): Promise<boolean> => {
  const other = await trx
    .selectFrom('submission')
    .select('id')
    .where(({ eb, or }) => or([eb('participant_key', '=', row.participant_key), eb('token_hash', '=', row.token_hash)]))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

const countThere = async (db: Needs['db'], questionnaireId: string, ids: string[]): Promise<number> => {
  const { count } = await db
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionnaire_id', '=', questionnaireId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return count
}
