import type { Marks } from '../../marking/marks.ts'
import type { Kind } from '../../questions/rules.ts'
import type { FieldName } from './fields.ts'
import type { KeyPair } from './keys-at-the-end.ts'
import type { Piece, Words } from './words.ts'

/** A line that a name begins, such as `Ans: b`; its words may go on in the lines that follow. */
export type Field = {
  name: FieldName
  written: string
  line: number
  words: Words
  /** Of a key among others: as it stands in its line, with its number. */
  source?: string
}
export type Choice = { label: string; ticked: boolean; words: Words }

/** A question as it is read so far. */
export type QuestionBlock = {
  kind: 'question'
  line: number
  lastLine: number
  /** Null: it began without one. */
  number: number | null
  isNamed: boolean
  /** What stands around its number. */
  sign: string
  inPassage: boolean
  type: Kind | null
  /** Told behind its number. */
  points: Marks | null
  prompt: Words
  options: Choice[]
  /** The lines from its first option on: statements, if a list of options follows. */
  optionLines: Piece[]
  items: Words[]
  fields: Field[]
}
export type PartBlock = { kind: 'group' | 'text'; line: number; lastLine: number; words: Words }
/** A heading, with instructions and how its questions are marked. `isAmongKeys`: it may stand above keys instead of questions. */
export type SectionBlock = {
  kind: 'section'
  line: number
  lastLine: number
  title: Words
  words: Words
  fields: Field[]
  isAmongKeys: boolean
}
export type Block = QuestionBlock | PartBlock | SectionBlock

export type ProblemCode =
  | 'outside'
  | 'joined'
  | 'page_number'
  | 'too_few_options'
  | 'too_many_options'
  | 'no_answer'
  | 'in_words'
  | 'unknown_answer'
  | 'unknown_value'
  | 'unknown_number'
  | 'answer_in_brackets'
  | 'gap_choices'
  | 'two_ways'
  | 'options_or_questions'
  | 'number_missing'
  | 'options_differ'
  | 'option_joined'
  | 'key_in_question'
  | 'two_keys'
  | 'other_key'
  | 'no_number'
  | 'of_paper'
  | 'of_program'
  | 'chosen'
  | 'range_differs'
  | 'heading_marks'
  | 'column'
  | 'template_row'
  | 'senders'
  | 'titles'
  | 'comments'
  | 'several_languages'
  | 'maybe_fraction'
  | 'too_many_questions'
  | 'too_many_parts'
  | 'too_long'
  | 'less_than_full'
  | 'weight'
  | 'several_right'
  | 'any_text'
  | 'no_brace'
  | 'tag'
  | 'one_line'

/** In a line, `from` becomes `to` where it stands last. */
export type Edit = { line: number; from: string; to: string }

/** One of several ways to understand a text: in words of the text, and the edits after which nothing else can be meant. */
export type TextChoice = { says: string; edits: readonly Edit[] }

/** Lines count from 1. `count`: of the cells of a column, or of what is left out for the same cause. `choices`: what it may mean, to be chosen by who wrote it. */
export type TextProblem = {
  line: number
  problem: ProblemCode
  text: string
  count?: number
  choices?: readonly TextChoice[]
}

/** A key that stands apart from its question. */
export type PlacedKey = KeyPair & { line: number }

/** A part of a line, or all of it. */
export type LinePart = { line: number; text: string }

/**
 * Lines that belong to nothing, behind so many blocks. `isCell`: a part of a line, or what no line says by itself. `parts`: of
 * several lines, which are left out, and told, as one.
 */
export type Outside = {
  line: number
  lastLine: number
  text: string
  after: number
  isCell?: boolean
  parts?: readonly LinePart[]
}

/** A whole text as blocks: each of its lines is in one of them, a key, or outside. */
export type Reading = { blocks: Block[]; problems: TextProblem[]; keys: PlacedKey[]; outside: Outside[] }

export const answersOf = ({ fields }: QuestionBlock): Field[] => fields.filter(({ name }) => name === 'answer')

/** How many blocks begin before a line, or in it. */
export const countBefore = (blocks: readonly Block[], line: number): number => {
  let [low, high] = [0, blocks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((blocks[middle]?.line ?? 0) <= line) low = middle + 1
    else high = middle
  }
  return low
}
