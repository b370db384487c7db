import { type DraftQuestion, excessOf, limitsPassed, mayBeCorrect } from '#domain/draft.ts'
import { MAX_OPTION_LENGTH, MAX_PROBLEM_LENGTH, MIN_OPTIONS } from '#domain/question.ts'

/** What a question still needs before it can be asked. */
export type Gap = 'problem' | 'options' | 'correct' | 'shorter' | 'fewer'

/** A place in the editor that can be written in or chosen; numbers are options. */
export type Field = 'problem' | 'correct' | number

const isEmpty = (text: string) => text.trim() === ''

export const gapsOf = (question: DraftQuestion): Gap[] => {
  const { problem, options, correctOption } = question
  const gaps: Gap[] = []
  if (isEmpty(problem)) gaps.push('problem')
  if (options.filter((option) => !isEmpty(option)).length < MIN_OPTIONS) gaps.push('options')
  if (correctOption === null || !mayBeCorrect(question, correctOption)) gaps.push('correct')
  const passed = limitsPassed(question)
  if (passed.length) gaps.push('shorter')
  if (passed.options) gaps.push('fewer')
  return gaps
}

/** Where to go on with a question. */
export const firstFieldToDo = (question: DraftQuestion): Field => {
  const { problem, options } = question
  const [gap] = gapsOf(question)
  if (gap === 'options') return options.findIndex(isEmpty)
  if (gap === 'fewer') return options.length - 1
  if (gap === 'shorter' && excessOf(problem, MAX_PROBLEM_LENGTH) === 0)
    return options.findIndex((option) => excessOf(option, MAX_OPTION_LENGTH) > 0)
  return gap === 'correct' ? gap : 'problem'
}
