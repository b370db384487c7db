import { answersOf, type Block, type QuestionBlock } from '../lines/block.ts'
import type { Line } from '../lines/lines.ts'
import { textOf, wordsOf } from '../lines/words.ts'
import { addOutside, type Builder, finish, outsideLine, type Shared } from './builder.ts'

/** The words of directions are told; their options are kept for the questions below. */
export const addShared = (builder: Builder, line: Line): void => {
  const { shared } = line
  if (shared === null) return
  finish(builder)
  if (!shared.isOption) {
    addOutside(builder, outsideLine(line))
    return
  }
  const open = builder.shared.at(-1)
  const isNew = open === undefined || open.options.length > 0
  const lines = isNew ? [line] : [...open.lines, line]
  if (!isNew) builder.shared.pop()
  builder.shared.push({ options: [], numbers: null, ...shared.shared, lines, after: builder.blocks.length })
}

/** Gives options that were said once to the questions that have none; where none takes them they are told. */
export const giveShared = (builder: Builder): void => {
  for (const [at, shared] of builder.shared.entries()) {
    const end = builder.shared[at + 1]?.after ?? builder.blocks.length
    const takers = takersOf(shared, builder, builder.blocks.slice(shared.after, end))
    for (const question of takers) give(question, shared)
    if (takers.length === 0) for (const line of shared.lines) addOutside(builder, outsideLine(line), shared.after)
  }
  builder.outside.sort((one, other) => one.line - other.line)
}

const takersOf = ({ numbers }: Shared, { keys }: Builder, below: readonly Block[]): QuestionBlock[] => {
  const takes = (question: QuestionBlock) => question.options.length === 0 && isOpen(question, keys)
  const questions = below.filter((block) => block.kind === 'question')
  if (numbers !== null)
    return questions.filter((question) => question.number !== null && numbers(question.number) && takes(question))
  // Where it is not said for which questions: those up to a heading, or to one that has options itself.
  const end = below.findIndex((block) => block.kind !== 'question' || !takes(block))
  return questions.slice(0, end === -1 ? questions.length : end)
}

/** Whether nothing but a label, if anything, answers it. */
const isOpen = (question: QuestionBlock, keys: Builder['keys']): boolean => {
  const given = keys.filter(({ number }) => number === question.number).map(({ answer }) => answer)
  const answers = [...answersOf(question).map(({ words }) => textOf(words)), ...given]
  return question.type === null && question.items.length === 0 && answers.every((answer) => LABEL.test(answer))
}
const LABEL = /^(?:option\s)?[([]?\s?\p{L}\p{M}?\s?[)\]]?[.।]?$/iu

const give = (question: QuestionBlock, { options }: Shared): void => {
  question.options = options.map(({ label, text }) => ({
    label,
    ticked: false,
    words: wordsOf({ text, isLiteral: false }),
  }))
}
