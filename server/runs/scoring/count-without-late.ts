import { type AnswerSheet, mergedSheet } from '#domain/answers/answer.ts'
import type { MarkingRules } from '#domain/marking/marking.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import { readEntries, sheetOfEntries, writeEntries } from '../../database/answer-columns.ts'
import type { Transaction } from '../../database/committer.ts'
import { scoredEntries } from './score-sheet.ts'

type Attempt = { id: string; marking: MarkingRules }

/**
 * Answers that count after all count whatever is made of late ones: where somebody has decided on those already, they go
 * into the result that stands without them too. The attempt is locked.
 */
export const countWithoutLate = async (
  trx: Transaction,
  { id, marking }: Attempt,
  { changes, version }: { changes: AnswerSheet; version: Version },
): Promise<void> => {
  const decided = await trx
    .selectFrom('late_decision')
    .select('former_answers')
    .where('submission_id', '=', id)
    .executeTakeFirst()
  if (!decided) return
  const sheet = mergedSheet(sheetOfEntries(readEntries(decided.former_answers)), changes)
  const { score, entries } = scoredEntries(sheet, version, marking)
  const former = { former_score: score, former_answers: writeEntries(entries) }
  await trx.updateTable('late_decision').set(former).where('submission_id', '=', id).execute()
}
