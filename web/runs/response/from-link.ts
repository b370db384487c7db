import type { Taking } from '#domain/questionnaires/taking.ts'
import { type QuestionId, questionId } from '#domain/questions/question-id.ts'
import type { ResponseAnswers, Value } from '#domain/questions/value.ts'
import { answerSaid, type ShownQuestion } from '../../questions/players.tsx'
import { isEmbedded } from '../all-pages/embedded.ts'

/** What a page's address brings along: for the response, and into it. */
export type Brought = { told: Readonly<Record<string, string>>; answers: ResponseAnswers }

const MOST = 200

/** In a frame behind the `#`: what a site puts there about its readers reaches no server's log on the way. */
export const saidByLink = (): string => (isEmbedded() ? location.hash.slice(1) : location.search)

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

type Filled = NonNullable<Taking['filled']>

/** What the page's address answers, of the questions that it may; what does not fit its question answers nothing. */
export const answersIn = (search: string, filled: Filled, questions: readonly ShownQuestion[]) => {
  const given = new URLSearchParams(search)
  const answers: Record<QuestionId, Value> = {}
  for (const { question: place, name } of filled) {
    const question = questions[place]
    const said = valueIn(given, name)
    const answer = question && said !== '' ? answerSaid(question, said) : null
    if (question && answer !== null) answers[questionId.parse(question.id)] = answer
  }
  return answers
}

/** The address of a survey with a place for each of its fields. */
export const linkWith = (link: string, names: readonly string[]): string =>
  names.reduce((address, name) => `${address}&${name}=`, link)
