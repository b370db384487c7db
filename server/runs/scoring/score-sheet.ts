import { type AnswerSheet, timeOn } from '#domain/answers/answer.ts'
import type { MarkedEntry } from '#domain/answers/attempt.ts'
import { score } from '#domain/answers/scoring.ts'
import type { MarkingRules } from '#domain/marking/marking.ts'
import type { Marks } from '#domain/marking/marks.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'

export type Scored = { score: Marks; outOf: Marks; entries: MarkedEntry[] }

/** What a sheet comes to on its paper, under the rules that its attempt started with. */
export const scoredEntries = (sheet: AnswerSheet, version: Version, marking: MarkingRules): Scored => {
  const scored = score({ sections: version.sections, marking }, sheet)
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
        ...(entry?.firstBy && { firstBy: entry.firstBy }),
        timeMs: entry ? timeOn(entry) : 0,
      }
    }),
  }
}
