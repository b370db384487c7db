import { spokenOf, withSaid } from '#domain/questionnaires/piping.ts'
import type { Value } from '#domain/questions/value.ts'
import { isolated } from '#domain/text/isolated.ts'
import type { TextFormat } from '#domain/text/prose.ts'
import { givenTo, numberedTexts, type ShownQuestion } from '../../questions/players.tsx'

/** A text with the answers that it speaks of in it. */
export type Say = (text: string, format?: TextFormat) => string

/** An answer in its respondent's words, or those of the options. */
const wordsOf = (question: ShownQuestion, answer: Value | null): string => {
  const given: Value | null = givenTo(question, answer)
  if (given === null) return ''
  const parts: readonly (Value | null)[] = Array.isArray(given) ? given : [given]
  const texts = numberedTexts(question)
  return parts
    .map((part) => (typeof part === 'number' ? texts.get(part) : undefined) ?? String(part ?? ''))
    .filter((part) => part !== '')
    .map(isolated)
    .join(', ')
}

type Answered = {
  questions: readonly ShownQuestion[]
  answers: Readonly<Record<string, Value | null>>
  /** Of what is hidden nothing is said, as of what is not there at all. */
  isThere?: (id: string) => boolean
}

/** Says in texts what was answered; `questions` are all of the paper, in their order. */
export const sayerOf = ({ questions, answers, isThere = () => true }: Answered): Say => {
  return (text, format) =>
    withSaid(text, format, (place) => {
      const question = questions[place]
      return question && isThere(question.id) ? wordsOf(question, answers[question.id] ?? null) : ''
    })
}

/** Whether any text of a paper speaks of an answer. */
export const isSpoken = (paper: object): boolean => spokenOf(JSON.stringify(paper), undefined).length > 0
