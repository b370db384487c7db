import type { ReadLine } from '../paper-moves/search.ts'
import type { Step } from '../paper-moves/step.ts'

/** The lines of each question, as they were read. */

type Question = Extract<Step, { as: 'question' }>

/** The lines of one question: what is asked, with its letters, and what is said of it below. */
export type QuestionRun = {
  step: Question
  inPassage: boolean
  asked: readonly ReadLine[]
  behind: readonly ReadLine[]
}

const ASKED: ReadonlySet<Step['as']> = new Set(['question', 'asked', 'options', 'option_words', 'more', 'page_number'])
const BEHIND: ReadonlySet<Step['as']> = new Set(['answer', 'field', 'reason', 'more', 'page_number'])

export const runFrom = (
  lines: readonly ReadLine[],
  from: number,
  begun: Pick<QuestionRun, 'step' | 'inPassage'>,
): QuestionRun => {
  let middle = from + 1
  while (isOf(ASKED, lines[middle])) middle += 1
  let end = middle
  while (isOf(BEHIND, lines[end])) end += 1
  return { ...begun, asked: lines.slice(from, middle), behind: lines.slice(middle, end) }
}

const isOf = (steps: ReadonlySet<Step['as']>, line: ReadLine | undefined): boolean =>
  line !== undefined && line.step.as !== 'question' && steps.has(line.step.as)
