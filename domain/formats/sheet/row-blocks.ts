import type { Kind } from '../../questions/rules.ts'
import type { Outside, QuestionBlock, TextProblem } from '../lines/block.ts'
import { verdictIn } from '../lines/line-kinds.ts'
import { withPlainDigits } from '../lines/scripts.ts'
import { type AnswerStyle, optionsNamed } from './answer-style.ts'
import { blockOf, withField, withOptions } from './blocks.ts'
import { plainVerdict, type SheetType, typeNamed } from './question-types.ts'
import type { RowParts } from './row-parts.ts'
import { mayBeFraction } from './sheet-cells.ts'

/** `areWords`: all that could be said within a text has a column of its own. */
export type Below = { style: AnswerStyle; areWords: boolean }

export type Told = { problems: TextProblem[]; outside: Omit<Outside, 'after'>[] }
export type FoundBlock = Told & { block: QuestionBlock }

/** Answers of which are written, not chosen: its options are accepted. */
const TYPED: ReadonlySet<Kind | null> = new Set<Kind>(['short_answer', 'numerical'])

type Meaning = { kind: Kind | null; isKnown: boolean }

const meaningOf = ({ type, prompt, options }: RowParts): Meaning => {
  const named: SheetType | null = type === '' ? { kind: null, isChoice: false } : typeNamed(type)
  if (named === null) return { kind: null, isKnown: false }
  const { kind, isChoice } = named
  if (isChoice) return { kind: options.length === 0 ? 'single_choice' : null, isKnown: true }
  // Other options than these two are those of a choice.
  const areVerdicts = options.every(({ texts }) => verdictIn(plainVerdict(texts.join('\n'))) !== null)
  if (kind === 'true_false' && !areVerdicts) return { kind: null, isKnown: true }
  // In a sheet a blank is a line, and the words that may fill it have columns of their own.
  return { kind: kind === 'fill_in_blanks' && !/\[\[.*\]\]/s.test(prompt) ? 'short_answer' : kind, isKnown: true }
}

/** The question that a row is, and what of it is in doubt. */
export const blockOfRow = (parts: RowParts, { style, areWords }: Below): FoundBlock => {
  const { row, number, prompt, explanation, type, language, marks } = parts
  const { kind, isKnown } = meaningOf(parts)
  const told: Told = { problems: [], outside: [] }
  const empty: QuestionBlock = { ...blockOf(row, prompt, areWords), number, type: kind }
  const answered = TYPED.has(kind)
    ? withAccepted(empty, parts, told)
    : withChoices(empty, parts, { style, areWords, told })
  const fields = [
    ['explanation', explanation],
    ['marks', plainDecimal(marks)],
    ['wrong', wrongText(parts)],
    ['type', isKnown ? '' : type],
    ['language', language],
  ] as const
  const block = fields.reduce((whole, [name, text]) => withField(whole, name, text), answered)
  return { block, problems: [...told.problems, ...fractionsIn(parts)], outside: told.outside }
}

const tell = (told: Told, { row }: RowParts, text: string): void => {
  told.problems.push({ line: row.line, problem: 'unknown_answer', text })
  told.outside.push({ line: row.line, lastLine: row.line, text: `Ans: ${text}`, isCell: true })
}

const withAccepted = (block: QuestionBlock, parts: RowParts, told: Told): QuestionBlock => {
  const { options, answer } = parts
  const texts = options.flatMap((option) => option.texts)
  const isSaid = texts.some((text) => text.toLowerCase() === answer.toLowerCase())
  const isInDoubt = !isSaid && texts.length > 0 && optionsNamed({ options, answer }, 'texts') !== null
  if (isInDoubt && answer !== '') tell(told, parts, answer)
  const accepted = isSaid || isInDoubt ? texts : [answer, ...texts]
  return accepted.reduce((whole, text) => withField(whole, 'answer', text), block)
}

type Choosing = Below & { told: Told }

const withChoices = (empty: QuestionBlock, parts: RowParts, { style, areWords, told }: Choosing): QuestionBlock => {
  const { options, answer } = parts
  const isOfVerdicts = empty.type === 'true_false'
  const texts = options.map((option) => option.texts.join('\n'))
  const block = withOptions(empty, isOfVerdicts ? texts.map(plainVerdict) : texts, areWords)
  if (answer === '') return block
  const named = options.length === 0 ? null : optionsNamed({ options, answer }, style)
  if (named === 'doubt') {
    tell(told, parts, answer)
    return block
  }
  const isVerdict = isOfVerdicts || options.length === 0
  if (named === null) return withField(block, 'answer', isVerdict ? plainVerdict(answer) : answer)
  return withField(block, 'answer', named.map((at) => `(${block.options[at]?.label ?? ''})`).join(', '))
}

/** As tables of many countries write it: 1,5. */
const plainDecimal = (text: string): string => text.replace(/^([+-]?\d+),(\d{1,2})$/, '$1.$2')

const NUMBER = /^[+−–-]?\s?\d+(?:\.\d+)?$/u
const NO_MARKS = /^[+−–-]?\s?0+(?:\.0+)?$/u

/** Marks that a wrong answer takes; null: of how many they are is not said. */
export const wrongMarks = ({ wrong, marks }: RowParts): string | null => {
  const plain = withPlainDigits(plainDecimal(wrong))
  if (NO_MARKS.test(plain)) return '0'
  if (!NUMBER.test(plain)) return wrong
  return marks === '' ? null : `${plain.replace(/^\+/, '')} marks`
}

const wrongText = (parts: RowParts): string => wrongMarks(parts) ?? ''

const ASKS_DAY = /date|day|month|when|year|তারিখ|দিন|মাস|কবে|तारीख|दिनांक|दिन|कब/iu

/** Where days are not what is asked for. */
const fractionsIn = ({ row, prompt, options, answer }: RowParts): TextProblem[] => {
  const texts = [...options.flatMap((option) => option.texts), answer]
  const found = ASKS_DAY.test(prompt) ? undefined : texts.find(mayBeFraction)
  return found === undefined ? [] : [{ line: row.line, problem: 'maybe_fraction', text: found }]
}
