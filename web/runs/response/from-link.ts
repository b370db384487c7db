import type { Taking } from '#domain/questionnaires/taking.ts'
import { compareDecimals, type Decimal, decimalIn, decimalText } from '#domain/questions/parts/decimal.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { ResponseAnswers, Value } from '#domain/questions/value.ts'
import { givenTo, type ShownQuestion } from '../../questions/players.tsx'

/** What a page's address brings along: for the response, and into it. */
export type Brought = { told: Readonly<Record<string, string>>; answers: ResponseAnswers }

const MOST = 200

const valueIn = (given: URLSearchParams, name: string): string =>
  (given.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, MOST).toWellFormed()

/** What the page's address says of these names; what is left out or empty is nobody's. */
export const fieldsIn = (search: string, names: readonly string[]): Record<string, string> => {
  const given = new URLSearchParams(search)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueIn(given, name)
      return value === '' ? [] : [[name, value]]
    }),
  )
}

const isSameNumber = (one: Decimal, text: string): boolean => {
  const other = decimalIn(text)
  return other !== null && compareDecimals(one, other) === 0
}

/**
 * The place of an option by its text, or by its number from 1; where options are numbers themselves, a number is one of them
 * and never a place. -1: none.
 */
const optionSaid = (options: readonly string[], said: string): number => {
  const named = options.findIndex((option) => option.trim().toLowerCase() === said.toLowerCase())
  const number = decimalIn(said)
  if (named >= 0 || number === null) return named
  if (options.some((option) => decimalIn(option) !== null))
    return options.findIndex((option) => isSameNumber(number, option))
  return options.findIndex((_, place) => isSameNumber(number, String(place + 1)))
}

/** A step by its number, an option by its number from 1 or by its text, a text as it is; null: it says none. */
const answerIn = (question: ShownQuestion, said: string): Value | null => {
  if (question.kind === 'scale') {
    const number = decimalIn(said)
    return number && [Number(decimalText(number))]
  }
  if (question.kind === 'comment') return said
  if (question.kind !== 'opinion') return null
  const place = optionSaid(question.asked.options, said)
  return place < 0 ? null : [place]
}

type Filled = NonNullable<Taking['filled']>

/** What the page's address answers, of the questions that it may; what does not fit its question answers nothing. */
export const answersIn = (search: string, filled: Filled, questions: readonly ShownQuestion[]) => {
  const given = new URLSearchParams(search)
  const answers: Record<QuestionId, Value> = {}
  for (const { question: place, name } of filled) {
    const question = questions[place]
    const said = valueIn(given, name)
    const answer = question && said !== '' ? givenTo(question, answerIn(question, said)) : null
    if (question && answer !== null) answers[questionId.parse(question.id)] = answer
  }
  return answers
}

/** The address of a survey with a place for each of its fields. */
export const linkWith = (link: string, names: readonly string[]): string =>
  names.reduce((address, name) => `${address}&${name}=`, link)
