import { answersOf, type Block, type QuestionBlock, type TextProblem } from '../lines/block.ts'
import { ownMarksBehind, statementIn } from '../lines/line-kinds.ts'
import { textOf } from '../lines/words.ts'
import { hasBlank } from './longer.ts'

/**
 * Papers of questions that are answered in words and marked by hand: `1. Define force. [2]`. Where others in the same section
 * have options or keys, one that has none lacks them, and stays a choice.
 */

type Run = { questions: QuestionBlock[]; hasMarks: boolean }

/** Sets their kind, and tells it. */
export const takenInWords = (blocks: readonly Block[]): TextProblem[] =>
  runsOf(blocks).flatMap(({ questions, hasMarks }) => {
    const areMarked = hasMarks || questions.some(isMarked)
    if (!questions.every(lacksAll) || (questions.length < FEWEST && !areMarked)) return []
    return questions.map((question): TextProblem => {
      question.type = 'open_ended'
      return { line: question.line, problem: 'in_words', text: textOf(question.prompt) }
    })
  })

/** Without marks: a single question may have been pasted without its options. */
const FEWEST = 2

/** The questions of each section. */
const runsOf = (blocks: readonly Block[]): Run[] => {
  const runs: Run[] = [{ questions: [], hasMarks: false }]
  for (const block of blocks) {
    if (block.kind === 'section')
      runs.push({ questions: [], hasMarks: block.fields.some(({ name }) => name === 'marks') })
    if (block.kind === 'question') runs.at(-1)?.questions.push(block)
  }
  return runs.filter(({ questions }) => questions.length > 0)
}

const isMarked = ({ points, prompt, fields }: QuestionBlock): boolean =>
  points !== null || fields.some(({ name }) => name === 'marks') || ownMarksBehind(textOf(prompt)) !== null

const lacksAll = (question: QuestionBlock): boolean => {
  const { type, options, items, prompt } = question
  const text = textOf(prompt)
  const isBegun = type !== null || options.length > 0 || items.length > 0 || answersOf(question).length > 0
  // What stands in several lines may be options without labels.
  return !isBegun && text !== '' && !text.includes('\n') && !hasBlank(text) && statementIn(text) === null
}
