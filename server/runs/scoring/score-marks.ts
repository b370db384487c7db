import type { AnswerSheet } from '#domain/answers/answer.ts'
import { type PlacedMark, withHandMarks } from '#domain/answers/hand-marks.ts'
import { totalOn } from '#domain/answers/scoring.ts'
import { fullMarksOf, type MarkingRules } from '#domain/marking/marking.ts'
import { questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import { type Scored, scoredEntries } from './score-sheet.ts'

/** What a sheet is marked against, and by which rules. */
export type Paper = { version: Version; marking: MarkingRules }

/** What a sheet comes to on its paper, with what people have made of these very answers. */
export const scoredWithMarks = (
  sheet: AnswerSheet,
  { version, marking }: Paper,
  marks: readonly PlacedMark[],
): Scored => {
  const scored = scoredEntries(sheet, version, marking)
  if (marks.length === 0) return scored
  const full = new Map(questionsIn(version).map((question) => [question.id, fullMarksOf(question, marking)]))
  const entries = withHandMarks(scored.entries, marks, (id) => full.get(id) ?? 0)
  return { ...scored, score: totalOn({ sections: version.sections, marking }, entries), entries }
}
