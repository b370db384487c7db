import type { Block, Outside, TextProblem } from '../lines/block.ts'
import type { FieldName } from '../lines/fields.ts'

/** Lines of a text, from 1. */
export type LineRange = { line: number; lastLine: number }

/** Lines that nothing is made of; `isPart`: something is, of another part of them. */
export type LostLines = LineRange & { isPart: boolean }

export type LinesRead = {
  lost: LostLines[]
  /** Those that go over several lines are one; null: each line stands for itself. */
  rows: LineRange[] | null
  /** By people, whose signs may be made ours. */
  isTyped: boolean
  /** The places of the items that problems were found in: their lines may be those of keys at the end. */
  itemOf: Map<TextProblem, number>
  /** What says which answers are right, and what they are worth: left out where nothing is right or wrong. */
  ofAnswers: LostLines[]
}

const lettersOf = (text: string): string => text.replace(/<[^<>]*>|[^\p{L}\p{M}\p{N}]+/gu, '')

const isWithin = (blocks: readonly Block[], { line, lastLine }: LineRange): boolean =>
  blocks.some((block) => block.line <= line && lastLine <= block.lastLine)

type Read = { blocks: readonly Block[]; raw: readonly string[]; isSheet: boolean }

/** What belongs to nothing, as lines: cells are a part of theirs where these say more. */
export const lostOutside = (outside: Outside, { blocks, raw, isSheet }: Read): LostLines => {
  const { line, lastLine, text, isCell = false, parts } = outside
  // The rest of a line of which a part is told by its kind has its own place.
  const mayBePart = isCell && (isSheet || parts !== undefined || isWithin(blocks, outside))
  const isPart = mayBePart && lettersOf(raw.slice(line - 1, lastLine).join('')) !== lettersOf(text)
  return { line, lastLine, isPart }
}

/** A text that has no place, in some lines from one on; `names`: what may stand before it. */
type Lost = LineRange & { text: string; names: readonly string[] }

/** Where one of several answers can be meant, the lines of all of them. */
export const linesInDoubt = (block: Block, { line }: TextProblem): LostLines[] => [
  { line, lastLine: line, isPart: true },
  ...linesOfFields(block, ['answer']),
]

/** The lines in which a question says what is right and what it is worth. */
export const linesOfAnswers = (block: Block): LostLines[] =>
  linesOfFields(block, ['answer', 'explanation', 'marks', 'wrong', 'scheme'])

const linesOfFields = (block: Block, names: readonly FieldName[]): LostLines[] => {
  if (block.kind !== 'question') return []
  const begun = block.fields.map(({ line }) => line)
  return block.fields
    .filter(({ name }) => names.includes(name))
    .map(({ line }) => {
      const next = begun.filter((each) => each > line).map((each) => each - 1)
      return { line, lastLine: Math.max(line, Math.min(block.lastLine, ...next)), isPart: true }
    })
}

/** The lines that say it: the first all of it where nothing but a name stands before it. */
export const lostWords = ({ line, lastLine, text, names }: Lost, raw: readonly string[]): LostLines[] => {
  const said = lettersOf(text)
  const first = lettersOf(raw[line - 1] ?? '')
  const begun = overlapOf(first, said)
  const before = first.slice(0, first.length - begun)
  const isNamed = before === '' || names.some((name) => lettersOf(name) === before)
  const lost: LostLines[] = [{ line, lastLine: line, isPart: begun === 0 || !isNamed }]
  let rest = said.slice(begun)
  // Between them may be the number of a page, which is told by itself.
  for (let at = line; rest !== '' && at < lastLine; at += 1) {
    const whole = lettersOf(raw[at] ?? '')
    const letters = whole.slice(labelIn(whole, rest))
    const isPart = !rest.startsWith(letters)
    if (isPart && !letters.startsWith(rest)) continue
    lost.push({ line: at + 1, lastLine: at + 1, isPart })
    rest = isPart ? '' : rest.slice(letters.length)
  }
  // Where its words are not found again, any of the lines may say them.
  if (rest !== '') lost.push({ line, lastLine, isPart: true })
  return lost
}

const MOST_OF_LABEL = 4

/** How much of the beginning of a line is a label that was taken off before its words were read; 0 where they differ anyway. */
const labelIn = (letters: string, rest: string): number => {
  for (let length = 0; length <= MOST_OF_LABEL && length < letters.length; length += 1)
    if (rest.startsWith(letters.slice(length))) return length
  return 0
}

/** How much of the end of one text is the beginning of the other. */
const overlapOf = (one: string, other: string): number => {
  for (let length = Math.min(one.length, other.length); length > 0; length -= 1)
    if (one.endsWith(other.slice(0, length))) return length
  return 0
}
