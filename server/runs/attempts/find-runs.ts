import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'

type Since = { questionnaireId: string; since: Instant }

/** How many have begun a practice paper since then, and are not erased. */
export const countRuns = async (db: Database, { questionnaireId, since }: Since): Promise<number> => {
  const { runs } = await db
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<number>().as('runs'))
    .where('questionnaire_id', '=', questionnaireId)
    .where('started_at', '>=', since)
    .executeTakeFirstOrThrow()
  return runs
}

type Old = { before: Instant; limit: number }

/** Some of the practice runs of one paper that ended before then, or began before then and have no end; null: there are none. */
export const someOldRuns = async (
  db: Database,
  { before, limit }: Old,
): Promise<{ questionnaireId: string; ids: string[] } | null> => {
  const old = await db
    .selectFrom('submission')
    .innerJoin('questionnaire', 'questionnaire.id', 'submission.questionnaire_id')
    .select(['submission.id', 'questionnaire_id'])
    .where('practice', '=', 1)
    .where(({ and, eb, or }) =>
      or([eb('ended_at', '<', before), and([eb('ended_at', 'is', null), eb('started_at', '<', before)])]),
    )
    .orderBy('questionnaire_id')
    .orderBy('submission.id')
    .limit(limit)
    .execute()
  const questionnaireId = old[0]?.questionnaire_id
  if (questionnaireId === undefined) return null
  return { questionnaireId, ids: old.flatMap((row) => (row.questionnaire_id === questionnaireId ? row.id : [])) }
}
