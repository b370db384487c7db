import { type DraftQuestion, mayBeCorrect } from '#domain/draft.ts'
import { MIN_OPTIONS } from '#domain/question.ts'

/** What a question still needs before it can be asked. */
export type Gap = 'problem' | 'options' | 'correct'

/** A place in the editor that can be written in or chosen; numbers are options. */
export type Field = 'problem' | 'correct' | number

const isEmpty = (text: string) => text.trim() === ''

export const gapsOf = (question: DraftQuestion): Gap[] => {
  const { problem, options, correctOption } = question
  const gaps: Gap[] = []
  if (isEmpty(problem)) gaps.push('problem')
  if (options.filter((option) => !isEmpty(option)).length < MIN_OPTIONS) gaps.push('options')
  if (correctOption === null || !mayBeCorrect(question, correctOption)) gaps.push('correct')
  return gaps
}

/** Where to go on with a question. */
export const firstFieldToDo = (question: DraftQuestion): Field => {
  const [gap] = gapsOf(question)
  if (gap === 'options') return question.options.findIndex(isEmpty)
  return gap ?? 'problem'
}
