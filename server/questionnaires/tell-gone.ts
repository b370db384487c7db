import type { Question } from '#domain/questionnaires/items/question.ts'
import { choicesOf, withChoiceTexts } from '#domain/questionnaires/same-meaning.ts'
import type { Kind } from '#domain/questions/rules.ts'

/** What is offered no more says so behind its words. */
export const GONE = ' (no longer offered)'

/** The question as files have it; `offered`: of each list of choices, how many are offered now. */
export const withGoneTold = (question: Question, offered: readonly number[] = []): Question => {
  const lists = choicesOf<Kind>(question)
  const offeredIn = (at: number) => offered[at] ?? Number.POSITIVE_INFINITY
  if (lists.every(({ length }, at) => length <= offeredIn(at))) return question
  const told = lists.map((list, of) => list.map((text, at) => (at < offeredIn(of) ? text : text + GONE)))
  return withChoiceTexts<Kind>(question, told)
}
