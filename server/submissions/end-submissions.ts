import { type AnswerSheet, mergedSheet } from '#domain/answer.ts'
import type { Version } from '#domain/questionnaire.ts'
import { score } from '#domain/scoring.ts'
import type { EndedBy } from '#domain/submission.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { End, Ending } from './store.ts'

type How = { code: string; endedBy: EndedBy; at: Instant; last: AnswerSheet }

/**
 * What a submission comes to: its saved answers, replaced by those that came with its end, scored under the rules it
 * started with.
 */
export const endOf = (ending: Ending, version: Version, { code, endedBy, at, last }: How): End => {
  const isWhole = version.questions.every(({ id }) => Object.hasOwn(last, id))
  const sheet = isWhole ? last : mergedSheet(ending.savedSheet(), last)
  const scored = score(version.questions, sheet, ending.marking)
  return {
    id: ending.id,
    questionnaireId: ending.questionnaireId,
    code,
    endedBy,
    endedAt: at,
    score: scored.total,
    outOf: scored.outOf,
    entries: scored.answers.map((marked) => ({
      ...marked,
      answer: sheet[marked.questionId]?.answer ?? null,
      timeMs: sheet[marked.questionId]?.timeMs ?? 0,
    })),
  }
}
