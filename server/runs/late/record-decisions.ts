import type { LateDecision } from '#domain/answers/late-answers.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { writeJson } from '../../database/columns.ts'
import type { Transaction } from '../../database/committer.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { LateAttempt, Standing } from '../attempts/find-late-answers.ts'

export type Decided = {
  recordId: string
  attempt: LateAttempt
  decision: LateDecision
  by: string
  at: Instant
  /** The result as it is from now on. */
  result: Standing
}

/** Stores what was decided on attempts that are locked, what it makes of their results, and that it was done. */
export const recordDecisions = async (trx: Transaction, decided: Decided[]): Promise<void> => {
  if (decided.length === 0) return
  const decisions = decided.map(({ attempt, decision, by, at }) => ({
    submission_id: attempt.id,
    decision,
    // Never before what it is about: another process's clock may be ahead.
    decided_at: Math.max(at, attempt.lastAt),
    decided_by: by,
    former_score: attempt.former.score,
    former_answers: attempt.former.answers,
  }))
  await trx
    .insertInto('late_decision')
    .values(decisions)
    .onConflict((conflict) =>
      conflict.column('submission_id').doUpdateSet(({ ref }) => ({
        decision: ref('excluded.decision'),
        decided_at: ref('excluded.decided_at'),
        decided_by: ref('excluded.decided_by'),
      })),
    )
    .execute()
  for (const { attempt, result } of decided) {
    if (result.answers === attempt.result.answers) continue
    await trx.updateTable('submission_result').set(result).where('submission_id', '=', attempt.id).execute()
  }
  const records = decided.map(({ recordId, attempt, decision, by, at, result }) => ({
    id: recordId,
    submission_id: attempt.id,
    at,
    kind: `late_${decision}`,
    details: writeJson({ by, scoreBefore: attempt.result.score, scoreAfter: result.score }),
  }))
  await trx.insertInto('attempt_record').values(records).execute()
  await tellOwner(trx, decided)
}

/** One entry for all that were decided at once. */
const tellOwner = async (trx: Transaction, [first, ...others]: Decided[]): Promise<void> => {
  if (!first) return
  const { attempt, decision, by, at } = first
  const { questionnaireId } = attempt
  const ofOne = others.length === 0 && { attemptId: attempt.id }
  const details = { students: 1 + others.length }
  const kind = `late_${decision}` as const
  await recordActivity(trx, { teacherId: by, at, kind, questionnaireId, ...ofOne, details })
}
