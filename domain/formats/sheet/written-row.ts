import { isSameFraction } from '../../marking/marking.ts'
import { type Marks, UNITS_PER_MARK } from '../../marking/marks.ts'
import type { DraftOf, DraftQuestion } from '../../questionnaires/drafts/draft.ts'
import type { NumberRow } from '../../questions/parts/numerical-draft.ts'
import type { Language } from '../../text/language.ts'
import type { QuestionBlock } from '../lines/block.ts'
import { TYPE_NAMES } from '../lines/fields.ts'
import type { Head } from './column-names.ts'
import { readHeaded } from './headed-sheet.ts'
import { guardedCell, textOfCell, tidiedLines } from './sheet-cells.ts'

/** A question in cells. */
export type Cells = {
  prompt: string
  type: string
  options: string[]
  answer: string
  explanation: string
  marks: string
  wrong: string
  language: string
}

/** What is made of a block that is read. */
export type Meant = (block: QuestionBlock) => DraftQuestion

/** `read`: what is made of the cells when they are read again. */
export type WrittenRow = { cells: Cells; read: DraftQuestion }

/** Columns of options that a heading can name. */
const MOST_OPTIONS = 99
const LETTERS = 'ABCDEFGHIJ'

/** As its heading names an option. */
export const optionLabel = (at: number): string => LETTERS[at] ?? String(at + 1)

const OPTION_FORMS = [
  (label: string) => label,
  (label: string) => `Option ${label}`,
  (label: string) => `(${label})`,
] as const

type Chosen = { options: string[]; correct: number[] }

/** Without options that are empty: these leave no cell. */
const filledOptions = ({ options, correct }: Chosen): Chosen => {
  const places = options.flatMap((option, at) => (tidiedLines(option) === '' ? [] : at))
  return {
    options: places.map((at) => tidiedLines(options[at] ?? '')),
    correct: correct.map((at) => places.indexOf(at)).filter((at) => at !== -1),
  }
}

const numberText = ({ form, first, second }: NumberRow): string => {
  if (form === 'range') return `${first} to ${second}`
  return second === '' ? first : `${first} ± ${second}`
}

/** One in the column of answers, several in those of options. */
const ofAccepted = (texts: readonly string[]): Pick<Cells, 'options' | 'answer'> => {
  const accepted = texts.map(tidiedLines).filter((text) => text !== '')
  return accepted.length === 1 ? { options: [], answer: accepted[0] ?? '' } : { options: accepted, answer: '' }
}

type OfKind = Pick<Cells, 'options' | 'answer'>

/** Null: of a kind that no sheet has a place for. */
const ofKind = (question: DraftQuestion, form: (label: string) => string): OfKind | null => {
  const answerOf = ({ options, correct }: Chosen): OfKind => ({
    options,
    answer: correct.map((at) => form(optionLabel(at))).join(', '),
  })
  switch (question.kind) {
    case 'single_choice':
      return answerOf(filledOptions(chosenIn(question)))
    case 'multiple_choice':
      return answerOf(filledOptions(question.draft))
    case 'true_false': {
      const { correct } = question.draft
      return { options: [], answer: correct === null ? '' : correct ? 'True' : 'False' }
    }
    case 'short_answer':
      return ofAccepted(question.draft.accepted)
    case 'numerical':
      return ofAccepted(question.draft.rows.map(numberText))
    default:
      return null
  }
}

const chosenIn = ({ draft: { options, correct } }: DraftOf<'single_choice'>): Chosen => ({
  options,
  correct: correct === null ? [] : [correct],
})

/** In hundredths where they are so many, else in the parts that are counted. */
const marksText = (marks: Marks): string => {
  const plain = String(marks / UNITS_PER_MARK)
  return /^-?\d+(?:\.\d{1,2})?$/.test(plain) ? plain : `${marks}/${UNITS_PER_MARK}`
}

const LANGUAGE_NAMES: { [L in Language]: string } = { en: 'English', bn: 'Bengali', hi: 'Hindi' }

/** "1 of 4": no spreadsheet takes that for a day. */
const wrongText = ({ marking }: DraftQuestion): string => {
  const costs = marking?.wrongCosts
  if (!costs) return ''
  return costs.numerator === 0 ? '0' : `${costs.numerator} of ${costs.denominator}`
}

const cellsOf = (question: DraftQuestion, form: (label: string) => string): Cells | null => {
  const own = ofKind(question, form)
  if (own === null || own.options.length > MOST_OPTIONS) return null
  const { kind, prompt, explanation = '', points, language } = question
  return {
    ...own,
    prompt: tidiedLines(prompt),
    type: TYPE_NAMES[kind],
    explanation: tidiedLines(explanation),
    marks: points === undefined ? '' : marksText(points),
    wrong: wrongText(question),
    language: language === undefined ? '' : LANGUAGE_NAMES[language],
  }
}

const head = (column: Head['column'], place: number | null = null): Head => ({ column, place, language: null })

const readCells = (cells: Cells, meant: Meant): DraftQuestion | null => {
  const { options, ...others } = cells
  const heads = [
    ...(['prompt', 'type', 'answer', 'explanation', 'marks', 'wrong', 'language'] as const).map((column) => ({
      head: head(column),
      text: others[column],
    })),
    ...options.map((text, place) => ({ head: head('option', place), text })),
  ]
  const row = { line: 1, lastLine: 1, cells: heads.map(({ text }) => textOfCell(guardedCell(text))) }
  const { blocks } = readHeaded({
    headed: { heads: heads.map((each) => each.head), names: [], line: 1, above: [], rows: [row] },
    ...{ beside: [], isExact: true, joins: ', ' },
  })
  const [block] = blocks
  return block?.kind === 'question' ? meant(block) : null
}

const isSame = (one: Cells, other: Cells | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What is read again may be written in another way once more. */
const MOST_TRIES = 5

/** A row that says as much as one can, and that is written again as it is; null where a sheet has no place for the question. */
export const writtenRow = (question: DraftQuestion, meant: Meant): WrittenRow | null => {
  let now = question
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = writtenOnce(now, meant)
    if (found === null || found.read.kind !== question.kind) return null
    if (isSame(found.cells, writtenOnce(found.read, meant)?.cells ?? null)) return found
    now = found.read
  }
  return null
}

const writtenOnce = (question: DraftQuestion, meant: Meant): WrittenRow | null => {
  const ways = OPTION_FORMS.flatMap((form) => {
    const cells = cellsOf(question, form)
    const read = cells && readCells(cells, meant)
    return cells && read ? [{ cells, read }] : []
  })
  return ways.find(({ read }) => !partsLeft(question, read).includes('correct')) ?? ways[0] ?? null
}

/** What of a question is not what is read of it again, by its names in a draft. */
export const partsLeft = (question: DraftQuestion, read: DraftQuestion): string[] => {
  const { prompt, explanation = '', format, points, marking, language, isRequired } = question
  const own: [string, boolean][] = [
    ['prompt', prompt === read.prompt],
    ['explanation', explanation === (read.explanation ?? '')],
    ['format', format === read.format],
    ['points', points === read.points],
    ['marking', isSameMarking(marking, read.marking)],
    ['language', language === read.language],
    ['isRequired', isRequired === read.isRequired],
  ]
  return [...own.flatMap(([name, isKept]) => (isKept ? [] : name)), ...draftLeft(question, read)]
}

const isSameMarking = (one: DraftQuestion['marking'], other: DraftQuestion['marking']): boolean => {
  const [costs, read] = [one?.wrongCosts, other?.wrongCosts]
  const areSame = costs && read ? isSameFraction(costs, read) && read.denominator !== 0 : costs === read
  return areSame && one?.scheme === other?.scheme
}

const draftLeft = (question: DraftQuestion, read: DraftQuestion): string[] => {
  const [before, after] = [plainDraft(question), plainDraft(read)]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

/** Empty texts of lists say nothing. */
const plainDraft = ({ draft }: DraftQuestion): { [part: string]: unknown } => {
  const parts: { [part: string]: unknown } = { ...draft }
  if ('accepted' in draft) parts.accepted = draft.accepted.filter((text) => text !== '')
  if ('rows' in draft && 'units' in draft)
    parts.rows = draft.rows.filter(({ first, second }) => first !== '' || second !== '')
  if (!('options' in draft) || !('correct' in draft)) return parts
  const places = draft.options.flatMap((option, at) => (option === '' ? [] : at))
  const moved = (at: number) => (draft.options[at] === '' || at >= draft.options.length ? at : places.indexOf(at))
  parts.options = places.map((at) => draft.options[at])
  parts.correct = Array.isArray(draft.correct) ? draft.correct.map(moved) : draft.correct && moved(draft.correct)
  return parts
}
