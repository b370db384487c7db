import { setImmediate as aTurn } from 'node:timers/promises'
import { draftFromWire } from '#contract/questionnaires/drafts-on-wire.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { asAskedBefore, type DraftQuestion, isComplete, madeOf } from '#domain/questionnaires/drafts/draft.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { type QuestionId, questionId } from '#domain/questions/question-id.ts'
import type { Context } from '../../context.ts'

type Made = { ok: true; value: Question[] } | { ok: false; code: 'invalid_request'; fields: FieldProblems }

/** A hostile draft takes some milliseconds: so many of them hold the event loop at once. */
const AT_ONCE = 4

type Questions = ReadonlyMap<string, Question>

/**
 * The questions that drafts make; or what is wrong with which of them. One with the id of a former question of its kind
 * stays that question, once; every other one gets an id of its own.
 */
export const makeQuestions = async (
  { newId }: Pick<Context, 'newId'>,
  drafts: NewQuizOnWire['questions'],
  former: Questions = new Map(),
): Promise<Made> => {
  const fields: FieldProblems = {}
  const questions: Question[] = []
  const left = new Map(former)
  for (const [at, onWire] of drafts.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await aTurn()
    const draft = draftFromWire(onWire)
    const made = draft && isComplete(draft) ? madeOnce(draft, left, questionId.parse(newId())) : null
    if (made) questions.push(made)
    else
      fields[`questions.${at}`] = draft ? (isComplete(draft) ? 'unusable_text' : 'question_incomplete') : 'wrong_type'
  }
  return Object.keys(fields).length === 0
    ? { ok: true, value: questions }
    : { ok: false, code: 'invalid_request', fields }
}

const madeOnce = (draft: DraftQuestion, left: Map<string, Question>, ownId: QuestionId): Question | null => {
  const before = left.get(draft.id ?? '')
  const goesOn = before?.kind === draft.kind
  const made = madeOf(draft, { id: goesOn ? before.id : ownId, random: Math.random })
  if (!goesOn || made === null) return made
  left.delete(before.id)
  return asAskedBefore(made, before)
}
