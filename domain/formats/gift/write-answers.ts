import type { Fraction, OwnMarking } from '../../marking/marking.ts'
import type { DraftOf, DraftQuestion } from '../../questionnaires/drafts/draft.ts'
import { decimalIn, decimalText } from '../../questions/parts/decimal.ts'
import { type Blank, readPassage } from '../../questions/parts/fill-in-blanks-passage.ts'
import type { NumberRow } from '../../questions/parts/numerical-draft.ts'
import type { Kind } from '../../questions/rules.ts'
import { isFilled } from '../../text/text.ts'
import { FULL } from './gift-entries.ts'

/**
 * `sign`: what stands before the words. `isPlain`: it is never marked up. `behind`: what stands behind them, as it is.
 * `right`: the words of the other side of a pair.
 */
export type AnswerLine = { sign: string; text: string; isPlain: boolean; behind?: string; right?: string }

/** `isInGap`: they may stand in a gap of what is asked. `keepsMarking`: they say its own marking. */
export type Answers = { prompt: string; lines: AnswerLine[]; isInGap: boolean; keepsMarking: boolean; left: string[] }

type Writers = { [K in Kind]?: (question: DraftOf<K>) => Answers | null }

const lineOf = (sign: string, text = '', isPlain = true): AnswerLine => ({ sign, text, isPlain })

const answers = (question: DraftQuestion, lines: AnswerLine[], more: Partial<Answers> = {}): Answers => ({
  ...{ prompt: question.prompt, lines, isInGap: false, keepsMarking: false, left: [] },
  ...more,
})

const percent = (parts: number): string => String(Number((FULL * parts).toFixed(5)))

const partOf = ({ numerator, denominator }: Fraction): number => (denominator > 0 ? numerator / denominator : 0)

/** Two at least: with one alone it would be a short answer. */
const optionLines = (options: readonly string[], signOf: (place: number) => string): AnswerLine[] => {
  const lines = options.flatMap((text, place) => (isFilled(text) ? lineOf(signOf(place), text, false) : []))
  return [...lines, ...Array<AnswerLine>(Math.max(0, 2 - lines.length)).fill(lineOf('~'))]
}

const fixedLeft = ({ fixed }: { fixed?: number[] | undefined }): string[] => (fixed === undefined ? [] : ['fixed'])

const singleOf = (question: DraftOf<'single_choice'>): Answers => {
  const { marking, draft } = question
  const costs = marking?.wrongCosts === undefined ? 0 : partOf(marking.wrongCosts)
  const hasRight = draft.correct !== null && isFilled(draft.options[draft.correct])
  const isCosted = costs > 0 && costs <= 1 && hasRight && draft.options.filter(isFilled).length > 1
  const wrong = isCosted ? `~%-${percent(costs)}%` : '~'
  const lines = optionLines(draft.options, (place) => (place === draft.correct ? '=' : wrong))
  const keepsMarking = marking === undefined || (isCosted && marking.scheme === undefined)
  return answers(question, lines, { isInGap: true, keepsMarking, left: fixedLeft(draft) })
}

/** What a wrong one takes away, in parts of all marks. */
const wrongShare = (marking: OwnMarking['marking'], right: number): number => {
  if (right < 2) return 1
  if (marking?.scheme === 'proportional') return 0
  return marking?.scheme === 'right_minus_wrong' ? 1 / right : 1
}

const KEPT_SCHEMES: readonly unknown[] = ['proportional', 'right_minus_wrong', 'proportional_zero_if_wrong']

const multipleOf = (question: DraftOf<'multiple_choice'>): Answers => {
  const { marking, draft } = question
  const isRight = (place: number) => draft.correct.includes(place)
  const right = draft.options.filter((text, place) => isFilled(text) && isRight(place)).length
  const taken = right === 0 ? 0 : wrongShare(marking, right)
  const wrong = taken === 0 ? '~' : `~%-${percent(taken)}%`
  const lines = optionLines(draft.options, (place) => (isRight(place) ? `~%${percent(1 / right)}%` : wrong))
  const isSaid = KEPT_SCHEMES.includes(marking?.scheme) && marking?.wrongCosts === undefined
  const left = [...fixedLeft(draft), ...(draft.tellsHowMany ? ['tellsHowMany'] : [])]
  return answers(question, lines, { isInGap: true, keepsMarking: marking === undefined || isSaid, left })
}

const trueFalseOf = (question: DraftOf<'true_false'>): Answers => {
  const { correct } = question.draft
  if (correct === null) return answers(question, [lineOf('~', 'True'), lineOf('~', 'False')], { isInGap: true })
  return answers(question, [lineOf(correct ? 'TRUE' : 'FALSE')])
}

/** An arrow would make it a pair. */
const ARROW = /->/g

const hasArrow = (text: string): boolean => text.includes('->')

const acceptedLines = (accepted: readonly string[]): AnswerLine[] => {
  const lines = accepted
    .filter(isFilled)
    .map((text) => lineOf('=%100%', text.replaceAll('*', '\\*').replace(ARROW, '→')))
  return lines.length > 0 ? lines : [lineOf('=')]
}

const shortOf = (question: DraftOf<'short_answer'>): Answers => {
  const { accepted, caseMatters, accentsMatter } = question.draft
  const left = [
    ...(accepted.some(hasArrow) ? ['accepted'] : []),
    ...(caseMatters ? ['caseMatters'] : []),
    ...(accentsMatter ? ['accentsMatter'] : []),
  ]
  return answers(question, acceptedLines(accepted), { isInGap: true, left })
}

const numberText = (text: string): string | null => {
  const number = text.length > 100 ? null : decimalIn(text)
  return number && decimalText(number)
}

const rowText = ({ form, first, second }: NumberRow): string | null => {
  const [one, other] = [numberText(first), numberText(isFilled(second) ? second : '0')]
  if (one === null || other === null) return null
  if (form === 'range') return isFilled(second) ? `${one}..${other}` : null
  return other === '0' ? one : `${one}:${other}`
}

/** Of several, each has a sign before it. */
const numberLines = (rows: readonly string[]): AnswerLine[] =>
  rows.length > 1
    ? [lineOf('#'), ...rows.map((row): AnswerLine => ({ ...lineOf('='), behind: row }))]
    : [{ ...lineOf('#'), behind: rows[0] ?? '' }]

const numericalOf = (question: DraftOf<'numerical'>): Answers => {
  const { rows, units, decimals } = question.draft
  const written = rows.filter(({ first, second }) => isFilled(first) || isFilled(second)).map(rowText)
  const usable = written.filter((row) => row !== null)
  const left = [
    ...(usable.length < written.length ? ['rows'] : []),
    ...(isFilled(units) ? ['units'] : []),
    ...(decimals === null ? [] : ['decimals']),
  ]
  return answers(question, numberLines(usable), { isInGap: true, left })
}

/** On the left no arrow can stand. */
const matchingOf = (question: DraftOf<'matching'>): Answers => {
  const { pairs, extras, several } = question.draft
  const begun = pairs.filter(({ left, right }) => isFilled(left) || isFilled(right))
  const [whole, half] = [begun.filter(({ left }) => isFilled(left)), begun.filter(({ left }) => !isFilled(left))]
  const all = [...whole, ...half, ...extras.filter(isFilled).map((right) => ({ left: '', right }))]
  const lines = all.map(({ left, right }) => ({ ...lineOf('=', left.replace(ARROW, '→'), false), right }))
  const left = [...(all.some((pair) => hasArrow(pair.left)) ? ['pairs'] : []), ...(several ? ['several'] : [])]
  return answers(question, lines.length > 0 ? lines : [{ ...lineOf('='), right: '' }], { left })
}

const openOf = (question: DraftOf<'open_ended'>): Answers => {
  const { least, most, rubric, model } = question.draft
  const said = {
    least: least !== null,
    most: most !== null,
    rubric: rubric.some(({ text }) => isFilled(text)),
    model: isFilled(model),
  }
  const left = Object.entries(said).flatMap(([name, isSaid]) => (isSaid ? [name] : []))
  return answers(question, [], { left })
}

const blankLines = (blank: Blank): AnswerLine[] => {
  if (blank.kind === 'text') return acceptedLines(blank.accepted)
  if (blank.kind === 'number') return numberLines([blank.from === blank.to ? blank.from : `${blank.from}..${blank.to}`])
  return optionLines(blank.options, (place) => (place === blank.correct ? '=' : '~'))
}

const GAP = '_____'

/** A single blank is where its answers stand; of more there is no place. */
const blanksOf = (question: DraftOf<'fill_in_blanks'>): Answers | null => {
  const pieces = readPassage(question.draft.passage)
  const [blank, second] = pieces.filter((piece) => typeof piece !== 'string')
  if (blank === undefined || second !== undefined || blank.kind === 'fault') return null
  const passage = pieces.map((piece) => (typeof piece === 'string' ? piece : GAP)).join('')
  const prompt = isFilled(question.prompt) ? `${question.prompt}\n${passage}` : passage
  const left = blank.kind === 'text' && blank.accepted.some(hasArrow) ? ['passage'] : []
  return answers(question, blankLines(blank), { prompt, isInGap: true, left })
}

const WRITERS: Writers = {
  single_choice: singleOf,
  multiple_choice: multipleOf,
  true_false: trueFalseOf,
  short_answer: shortOf,
  numerical: numericalOf,
  matching: matchingOf,
  open_ended: openOf,
  fill_in_blanks: blanksOf,
}

/** What stands between the braces; null for a question that GIFT has no place for. */
export const answersOf = <K extends Kind>(question: DraftOf<K>): Answers | null => {
  const write: Writers[K] = WRITERS[question.kind as K]
  return write?.(question as never) ?? null
}
