import type * as z from 'zod/mini'
import type { readPracticeRuns as contract } from '#contract/results/analytics.ts'
import { practiceOldBefore } from '#domain/questionnaires/retention.ts'
import type { Context } from '../../context.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { countLate, countLateWaiting } from '../../runs/attempts/find-late-answers.ts'
import { countRuns } from '../../runs/attempts/find-runs.ts'
import { countRunning } from '../reports/store.ts'

/** What is told of practice runs: how many there were, are under way, and wait for their teacher. */
export const readPracticeRuns = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  questionnaireId: OwnedQuestionnaireId,
): Promise<z.input<typeof contract.data>> => ({
  runs: await countRuns(db, { questionnaireId, since: practiceOldBefore(now()) }),
  in_progress: await countRunning(db, questionnaireId),
  late: await countLate(db, questionnaireId),
  late_waiting: await countLateWaiting(db, questionnaireId),
})
