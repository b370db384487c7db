import { wholeMarks } from '../../marking/marks.ts'
import type { Block, PartBlock, QuestionBlock, Reading, SectionBlock, TextProblem } from '../lines/block.ts'
import { withPlainDigits } from '../lines/scripts.ts'
import { textOf, wordsOf } from '../lines/words.ts'
import { worthOfProduct } from '../lines/worth.ts'
import { sectionMarkingIn } from '../markings/section-marking.ts'

/** Headings that say in a product what each question below them is worth: `5×2=10 Answer any five`. */

/** Each says it as a setting of its section then; one that can be read in two ways is told. */
export const withHeadingWorth = (reading: Reading): Reading => {
  const { blocks, problems } = reading
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'section') problems.push(...worthSaid(block, countFrom(blocks, at)))
    if (block.kind === 'group') problems.push(...worthOfPassage(block, questionsOf(blocks, at)))
  }
  return reading
}

/** The questions right below a passage. */
const questionsOf = (blocks: readonly Block[], at: number): QuestionBlock[] => {
  const questions: QuestionBlock[] = []
  for (const block of blocks.slice(at + 1)) {
    if (block.kind !== 'question' || !block.inPassage) break
    questions.push(block)
  }
  return questions
}

/** `Read the extract: (1 × 2 = 2)`: each question has it for its own, as a passage has no marks. */
const worthOfPassage = ({ words, line }: PartBlock, questions: readonly QuestionBlock[]): TextProblem[] => {
  const [heading = ''] = textOf(words).split('\n')
  const worth = words.endsLiteral ? null : worthOfProduct(heading, questions.length)
  if (worth === null) return []
  if (worth.each === null) return [{ line, problem: 'heading_marks', text: heading }]
  for (const question of questions) question.points ??= Math.round(wholeMarks(worth.each))
  return []
}

const countFrom = (blocks: readonly Block[], at: number): number => {
  const next = blocks.findIndex(({ kind }, place) => place > at && kind === 'section')
  return blocks.slice(at, next === -1 ? blocks.length : next).filter(({ kind }) => kind === 'question').length
}

/** `(1 mark)` above several questions: fewer marks than questions are those of each. */
const tooFewForAll = (heading: string, count: number): { each: number } | null => {
  const [, marks] = IN_BRACKETS.exec(withPlainDigits(heading)) ?? []
  return marks !== undefined && Number(marks) > 0 && Number(marks) < count ? { each: Number(marks) } : null
}
const IN_BRACKETS = /[([]\s?(\d{1,2})\s?(?:marks?|mks?|নম্বর|अंक)\s?[)\]]/iu

const worthSaid = (section: SectionBlock, count: number): TextProblem[] => {
  const { title, words, fields, line } = section
  const heading = [title, words]
    .map(textOf)
    .filter((text) => text !== '')
    .join('\n')
  const worth = worthOfProduct(heading, count) ?? tooFewForAll(heading, count)
  const isOther = fields.some(({ name }) => name === 'marks') || sectionMarkingIn(heading)?.points !== undefined
  if (worth === null || isOther || title.endsLiteral || words.endsLiteral) return []
  if (worth.each === null) return [{ line, problem: 'heading_marks', text: heading }]
  fields.push({ name: 'marks', written: 'Marks', line, words: wordsOf({ text: String(worth.each), isLiteral: false }) })
  return []
}
