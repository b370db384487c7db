import type { Problem } from './problem.ts'
import { MAX_OPTION_LENGTH, MAX_OPTIONS, MAX_PROBLEM_LENGTH, MIN_OPTIONS } from './question.ts'
import { DURATIONS, MAX_SUBJECT_LENGTH, MAX_TITLE_LENGTH } from './questionnaire.ts'

/** A question that may be half-finished: options may be empty, `correctOption` is null until one is chosen. */
export type DraftQuestion = { problem: string; options: string[]; correctOption: number | null }

export type DraftDetails = {
  title: string
  subject: string
  minutes: number | null
  questionCount: number | null
  hasNegativeMarking: boolean
}

/** A question ready for publishing: no empty options, one of them correct. */
export type CompleteQuestion = { problem: string; options: string[]; correctOption: number }

const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== ''

export const emptyQuestion = (): DraftQuestion => ({ problem: '', options: ['', ''], correctOption: null })

export const mayBeCorrect = (question: DraftQuestion, option: number): boolean => isFilled(question.options[option])

/** By how many characters a text goes beyond `most`; what stands around it does not count. */
export const excessOf = (text: string, most: number): number => Math.max(0, text.trim().length - most)

const isTooLong = ({ problem, options }: DraftQuestion) =>
  excessOf(problem, MAX_PROBLEM_LENGTH) > 0 || options.some((option) => excessOf(option, MAX_OPTION_LENGTH) > 0)

/** Drafts hold whatever was pasted; a quiz does not. */
export const limitsPassed = (question: DraftQuestion): { length: boolean; options: boolean } => ({
  length: isTooLong(question),
  options: question.options.filter(isFilled).length > MAX_OPTIONS,
})

const isWithinLimits = (question: DraftQuestion) => Object.values(limitsPassed(question)).every((isPassed) => !isPassed)

export const isComplete = (question: DraftQuestion): question is CompleteQuestion =>
  isFilled(question.problem) &&
  question.options.filter(isFilled).length >= MIN_OPTIONS &&
  question.correctOption !== null &&
  mayBeCorrect(question, question.correctOption) &&
  isWithinLimits(question)

export const completeCount = (questions: DraftQuestion[]): number => questions.filter(isComplete).length

/** Empty options go; the correct one is still the same option afterwards. */
export const trimmed = ({ problem, options, correctOption }: CompleteQuestion): CompleteQuestion => ({
  problem: problem.trim(),
  options: options.filter(isFilled).map((option) => option.trim()),
  correctOption: options.slice(0, correctOption).filter(isFilled).length,
})

/** An option that becomes empty can no longer be the correct one. */
export const withOption = (question: DraftQuestion, at: number, text: string): DraftQuestion => ({
  ...question,
  options: question.options.map((option, index) => (index === at ? text : option)),
  correctOption: question.correctOption === at && !isFilled(text) ? null : question.correctOption,
})

/** Two options always stay. The correct option moves with the list, and is unset when it is the one removed. */
export const withoutOption = (question: DraftQuestion, at: number): DraftQuestion => {
  if (question.options.length <= MIN_OPTIONS) return question
  const { correctOption } = question
  return {
    ...question,
    options: question.options.filter((_, index) => index !== at),
    correctOption:
      correctOption === null || correctOption === at ? null : correctOption > at ? correctOption - 1 : correctOption,
  }
}

/** What still has to be filled in before the questions can be written. */
export const detailsProblems = (details: DraftDetails): Partial<Record<keyof DraftDetails, Problem>> => ({
  ...(isFilled(details.title) ? {} : { title: 'title_required' }),
  ...(excessOf(details.title, MAX_TITLE_LENGTH) === 0 ? {} : { title: 'too_long' }),
  ...(isFilled(details.subject) ? {} : { subject: 'subject_required' }),
  ...(excessOf(details.subject, MAX_SUBJECT_LENGTH) === 0 ? {} : { subject: 'too_long' }),
  ...(details.questionCount !== null && details.questionCount >= 1 ? {} : { questionCount: 'question_count_required' }),
  ...(DURATIONS.some((minutes) => minutes === details.minutes) ? {} : { minutes: 'duration_required' }),
})
