import type { FailureCode } from '#contract/failure.ts'
import type { GivenAnswerOnWire } from '#contract/submissions.ts'
import type { QuestionId } from '#domain/question.ts'
import type { Refusal } from '../http/serve.ts'

/** Answers that do not fit the paper, by the ids of their questions. */
export type Misfit = { ok: false; code: 'invalid_request'; wrong: QuestionId[] }

/** A refusal as the caller reads it: a misfit points at the answers' places in the request. */
export const inPlaces = <Code extends FailureCode>(
  refusal: Misfit | { ok: false; code: Code },
  answers: GivenAnswerOnWire[],
): Refusal<Code | 'invalid_request'> => {
  if (!('wrong' in refusal)) return refusal
  const places = refusal.wrong.map((id) => answers.findLastIndex((answer) => answer.question_id === id))
  return {
    ok: false,
    code: refusal.code,
    fields: Object.fromEntries(places.map((place) => [`answers.${place}`, 'unknown_question'])),
  }
}
