import { isUsable, MAX_DECIMALS, type NumberRow, unitsIn } from '../../questions/parts/numerical-draft.ts'
import { answersOf, type QuestionBlock } from '../lines/block.ts'
import { verdictIn } from '../lines/line-kinds.ts'
import { ANY_OR } from '../lines/or.ts'
import { withPlainDigits } from '../lines/scripts.ts'
import { textOf } from '../lines/words.ts'
import { numbersIn } from '../numbers/number-rows.ts'
import { optionsIn, optionsMeant } from './choices.ts'
import { type KindText, type Report, textsOf, valueIn, written } from './kind-text.ts'
import { keysDiffer } from './several-keys.ts'

/** What an answer says of a statement, by itself or as the option that it names. */
const verdictMeant = (block: QuestionBlock, answer: string): boolean | null => {
  const options = optionsIn(block)
  const [place = -1] = optionsMeant(options, answer) ?? []
  return verdictIn(options.texts[place] ?? answer)
}

const missing = (block: QuestionBlock, report: Report) =>
  report({ line: block.line, problem: 'no_answer', text: textOf(block.prompt) })

export const trueFalseText: KindText<'true_false'> = {
  holds: ['options', 'answers'],
  read: (block, report) => {
    const { texts, ticked } = optionsIn(block)
    const answer = answersOf(block).at(-1)
    const text = answer ? textOf(answer.words) : texts[ticked[0] ?? -1]
    const correct = text === undefined ? null : verdictMeant(block, text)
    if (correct === null && answer && text !== undefined) report({ line: answer.line, problem: 'unknown_answer', text })
    else if (correct === null) missing(block, report)
    return { correct }
  },
  write: ({ correct }) => (correct === null ? [] : [`Ans: ${correct ? 'True' : 'False'}`]),
}

const STRICT = ['capitals', 'accents']
const strictIn = (text: string): string[] | null => {
  const named = text.toLowerCase().split(/\s*(?:,|\band\b)\s*/)
  return named.every((word) => STRICT.includes(word)) ? named : null
}

const OR_IN_BRACKETS = new RegExp(`^([^()]+?)\\s*\\((?:${ANY_OR})\\s([^()]+)\\)$`, 'iu')

/** `sun / star`: each of them is right. */
const eitherOf = (text: string): string[] => {
  const [, first, other] = OR_IN_BRACKETS.exec(text) ?? []
  if (first !== undefined && other !== undefined) return [first, other.trim()]
  const each = text.split(/\s\/\s/)
  return text.length <= MOST_EITHER && each.every((one) => one.trim() !== '') ? each : [text]
}
const MOST_EITHER = 120

export const shortAnswerText: KindText<'short_answer'> = {
  holds: ['answers'],
  read: (block, report) => {
    const strict = valueIn(block, { name: 'strict', meant: strictIn, report }) ?? []
    const accepted = (keysDiffer(block, report) ? [] : answersOf(block)).flatMap(({ words }) =>
      words.endsLiteral ? [textOf(words)] : eitherOf(textOf(words)),
    )
    if (answersOf(block).length === 0) missing(block, report)
    return {
      accepted: accepted.length > 0 ? accepted : [''],
      caseMatters: strict.includes('capitals'),
      accentsMatter: strict.includes('accents'),
    }
  },
  write: ({ accepted, caseMatters, accentsMatter }) => {
    const strict = [...(caseMatters ? ['capitals'] : []), ...(accentsMatter ? ['accents'] : [])]
    return [
      ...(strict.length > 0 ? [`Strict: ${strict.join(', ')}`] : []),
      ...accepted.flatMap((text, at) => written(at === 0 ? 'Ans:' : 'Or:', text)),
    ]
  },
}

const AROUND = /^(.*?)\s?(?:±|\+\/?[-\u2212])\s?(.*)$/su
const BETWEEN = /^(.*?)\s(?:to|থেকে|से)\s(.*)$/su
const DOTS = /^(.*?)\s?(?:\.{2,3}|…)\s?(.*)$/su

/** What stands where a number should, in the fields of one. */
const rowAsWritten = (text: string): NumberRow => {
  const around = AROUND.exec(text)
  if (around) return { form: 'tolerance', first: around[1] ?? '', second: around[2] ?? '' }
  const range = BETWEEN.exec(text) ?? DOTS.exec(text)
  if (range) return { form: 'range', first: range[1] ?? '', second: range[2] ?? '' }
  return { form: 'tolerance', first: text, second: '' }
}

const rowText = ({ form, first, second }: NumberRow): string => {
  if (form === 'range') return `${first} to ${second}`
  return second === '' ? first : `${first} ± ${second}`
}

/** Null where it is none within these bounds. */
export const wholeIn = (text: string, least: number, most: number): number | null => {
  const plain = withPlainDigits(text.trim())
  const value = /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN
  return value >= least && value <= most ? value : null
}

/** The rows of an answer, and its unit where it says one of those that the question offers, or the question offers none. */
const numbersOf = (
  answers: readonly string[],
  units: string,
): { rows: NumberRow[]; units: string; unit: number | null } => {
  const meant = numbersIn(answers, true)
  const offered = unitsIn(units)
  const place = meant === null ? -1 : offered.indexOf(meant.unit)
  if (meant === null || (meant.unit !== '' && offered.length > 0 && place === -1))
    return { rows: answers.map(rowAsWritten), units, unit: null }
  return {
    rows: meant.rows,
    units: units === '' ? meant.unit : units,
    unit: offered.length > 1 && place !== -1 ? place : null,
  }
}

/** An answer that gives no number that can be used stays in the question, and is told. */
const tellNoNumbers = (block: QuestionBlock, report: Report) => {
  const units = textsOf(block, 'units').at(-1) ?? ''
  for (const { line, words } of answersOf(block)) {
    const text = textOf(words)
    const { rows } = numbersOf([text], units)
    const isUsed = rows.every((row) => isUsable(row, 'first') && isUsable(row, 'second'))
    if (text !== '' && !isUsed) report({ line, problem: 'no_number', text })
  }
}

export const numericalText: KindText<'numerical'> = {
  holds: ['answers'],
  read: (block, report) => {
    const answers = keysDiffer(block, report) ? [] : textsOf(block, 'answer')
    if (answersOf(block).length === 0) missing(block, report)
    tellNoNumbers(block, report)
    const { rows, units, unit } = numbersOf(answers, textsOf(block, 'units').at(-1) ?? '')
    const place = valueIn(block, { name: 'unit', meant: (text) => wholeIn(text, 1, 1_000), report })
    return {
      rows: answers.length > 0 ? rows : [rowAsWritten('')],
      units,
      unit: place === null ? unit : place - 1,
      decimals: valueIn(block, { name: 'decimals', meant: (text) => wholeIn(text, 0, MAX_DECIMALS), report }),
    }
  },
  write: ({ rows, units, unit, decimals }) => [
    ...rows.flatMap((row, at) => written(at === 0 ? 'Ans:' : 'Or:', rowText(row))),
    ...(units === '' ? [] : written('Units:', units)),
    ...(unit === null ? [] : [`Right unit: ${unit + 1}`]),
    ...(decimals === null ? [] : [`Decimals: ${decimals}`]),
  ],
}
