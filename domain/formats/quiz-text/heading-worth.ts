import type { Block, Reading, SectionBlock, TextProblem } from '../lines/block.ts'
import { textOf, wordsOf } from '../lines/words.ts'
import { worthOfProduct } from '../lines/worth.ts'
import { sectionMarkingIn } from '../markings/section-marking.ts'

/** Headings that say in a product what each question below them is worth: `5×2=10 Answer any five`. */

/** Each says it as a setting of its section then; one that can be read in two ways is told. */
export const withHeadingWorth = (reading: Reading): Reading => {
  const { blocks, problems } = reading
  for (const [at, block] of blocks.entries())
    if (block.kind === 'section') problems.push(...worthSaid(block, countFrom(blocks, at)))
  return reading
}

const countFrom = (blocks: readonly Block[], at: number): number => {
  const next = blocks.findIndex(({ kind }, place) => place > at && kind === 'section')
  return blocks.slice(at, next === -1 ? blocks.length : next).filter(({ kind }) => kind === 'question').length
}

const worthSaid = (section: SectionBlock, count: number): TextProblem[] => {
  const { title, words, fields, line } = section
  const heading = [title, words]
    .map(textOf)
    .filter((text) => text !== '')
    .join('\n')
  const worth = worthOfProduct(heading, count)
  const isOther = fields.some(({ name }) => name === 'marks') || sectionMarkingIn(heading)?.points !== undefined
  if (worth === null || isOther || title.endsLiteral || words.endsLiteral) return []
  if (worth.each === null) return [{ line, problem: 'heading_marks', text: heading }]
  fields.push({ name: 'marks', written: 'Marks', line, words: wordsOf({ text: String(worth.each), isLiteral: false }) })
  return []
}
