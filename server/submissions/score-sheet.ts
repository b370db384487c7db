import { type AnswerSheet, timeOn } from '#domain/answer.ts'
import type { MarkingRules } from '#domain/marking.ts'
import type { Marks } from '#domain/marks.ts'
import { questionsIn, type Version } from '#domain/questionnaire.ts'
import { score } from '#domain/scoring.ts'
import type { MarkedEntry } from '#domain/submission.ts'

export type Scored = { score: Marks; outOf: Marks; entries: MarkedEntry[] }

/** What a sheet comes to on its paper, under the rules that its submission started with. */
export const scoredEntries = (sheet: AnswerSheet, version: Version, marking: MarkingRules): Scored => {
  const scored = score(questionsIn(version), sheet, marking)
  return {
    score: scored.total,
    outOf: scored.outOf,
    entries: scored.answers.map(({ questionId, verdict, marks }) => {
      const entry = sheet[questionId]
      return {
        questionId,
        verdict,
        marks,
        answer: entry?.answer ?? null,
        answerBy: entry?.answerBy ?? null,
        timeMs: entry ? timeOn(entry) : 0,
      }
    }),
  }
}
