import type { AnswerSheet } from '#domain/answer.ts'
import type { QuestionId } from '#domain/question.ts'
import type { Refusal } from '../http/serve.ts'

/** A refusal that points at the answers that do not fit the paper, by their places in the request. */
export const unknownQuestions = (wrong: QuestionId[], sheet: AnswerSheet): Refusal<'invalid_request'> => {
  const places = Object.keys(sheet)
  const fields = wrong.map((id) => [`answers.${places.indexOf(id)}`, 'unknown_question'] as const)
  return { ok: false, code: 'invalid_request', fields: Object.fromEntries(fields) }
}
