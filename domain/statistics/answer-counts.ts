import type { Question } from '../questionnaires/items/question.ts'
import { optionSign } from '../questions/parts/option-sign.ts'
import type { Kind, Specs } from '../questions/rules.ts'
import { plainOf } from '../text/prose.ts'

/** One answer that could be given, or was, and how often. */
export type AnswerCount = { answer: string; isRight: boolean; count: number }

const optionsOf = (
  { question, options }: { question: Question; options: readonly string[] },
  chosen: readonly number[],
) => {
  const right: readonly number[] =
    question.kind === 'single_choice'
      ? [question.key.correct]
      : question.kind === 'multiple_choice'
        ? question.key.correct
        : []
  const told = (text: string) => (question.format === 'prose' ? plainOf(text) : text.replace(/\s+/g, ' ').trim())
  return options.map((text, place) => ({
    answer: `${optionSign(place)}. ${told(text)}`,
    isRight: right.includes(place),
    count: chosen[place] ?? 0,
  }))
}

/** Of a question whose answers are one thing each: all options, or what was typed, as numbers. Of other kinds nothing. */
export const answerCounts = (question: Question, tally: Specs[Kind]['tally']): AnswerCount[] => {
  if (question.kind === 'true_false' && 'saidTrue' in tally) {
    const { correct } = question.key
    return [
      { answer: 'True', isRight: correct, count: tally.saidTrue },
      { answer: 'False', isRight: !correct, count: tally.saidFalse },
    ]
  }
  if ((question.kind === 'single_choice' || question.kind === 'multiple_choice') && 'chosen' in tally)
    return optionsOf({ question, options: question.asked.options }, tally.chosen.flat())
  if (!('named' in tally)) return []
  return tally.named
    .map(({ text, count, isRight }) => ({ answer: text, isRight, count }))
    .sort((one, other) => other.count - one.count || (one.answer < other.answer ? -1 : 1))
}
