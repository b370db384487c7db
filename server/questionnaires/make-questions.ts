import { draftFromWire } from '#contract/drafts-on-wire.ts'
import type { FieldProblems } from '#contract/problems-of.ts'
import type { NewQuizOnWire } from '#contract/questionnaires.ts'
import { isComplete, madeOf } from '#domain/draft.ts'
import type { Question } from '#domain/question.ts'
import { questionId } from '#domain/question-id.ts'
import type { Context } from '../context.ts'

type Made = { ok: true; value: Question[] } | { ok: false; code: 'invalid_request'; fields: FieldProblems }

/** The questions that drafts make, each with an id of its own; or what is wrong with which of them. */
export const makeQuestions = ({ newId }: Pick<Context, 'newId'>, drafts: NewQuizOnWire['questions']): Made => {
  const fields: FieldProblems = {}
  const questions = drafts.flatMap((onWire, at) => {
    const draft = draftFromWire(onWire)
    const made =
      draft && isComplete(draft) ? madeOf(draft, { id: questionId.parse(newId()), random: Math.random }) : null
    if (made) return [made]
    fields[`questions.${at}`] = draft ? (isComplete(draft) ? 'unusable_text' : 'question_incomplete') : 'wrong_type'
    return []
  })
  return Object.keys(fields).length === 0
    ? { ok: true, value: questions }
    : { ok: false, code: 'invalid_request', fields }
}
