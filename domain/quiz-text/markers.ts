import { keptText } from '../text.ts'
import { NUMBERS, ROMAN, SERIES, withPlainDigits } from './scripts.ts'

/** What one line of text can be. Labels are given in lower case, their digits as 0-9. */

export type Labelled = { label: string; text: string; ticked: boolean }
export type Start = { number: number; isNamed: boolean; text: string }

const START = /^[([]?\s*(\d{1,3})\s*[.)\]।:ঃ]+(?!\d)\s*(.*)$/u
const NAMED_START =
  /^(?:question|que|ques|q|প্রশ্ন|प्रश्न)\s*(?:no|নং|सं)?\s*[.:]?\s*(\d{1,3})\s*[.)\]।:ঃ-]*(?!\d)\s*(.*)$/iu
const LABEL =
  /^([*✓✔]?)\s*(?:[([]\s*([\p{L}\d]{1,4})\s*[)\]]|(\p{L}|[a-z]{2}|[ivx]{1,4}|\d{1,2})\s*[.)।:]|(\p{L})\s+-(?=\s*\S))\s*(.*)$/iu
const CLEAR_LABEL = /^[*✓✔]?\s*(?:[([]\s*[\p{L}\d]{1,2}\s*[)\]]|\p{L}\s*[.)।:]|\p{L}\s+-)\s*\S/u
const ANSWER_NAMES =
  'correct\\s+(?:answer|option)|right\\s+answer|answer|ans|key|সঠিক\\s*উত্তর|উত্তর|सही\\s*उत्तर|उत्तर|जवाब'
const ANSWER = new RegExp(`(?:^|\\s)[[(]?(?:${ANSWER_NAMES})\\s*[.:：ঃ=–-]+\\s*(\\S.*)$`, 'iu')
const EMPTY_ANSWER = new RegExp(`^(?:${ANSWER_NAMES})\\s*[:：ঃ=]$`, 'iu')
const ANSWER_WITHOUT_COLON = /^(?:answer|ans|উত্তর|उत्तर)\s+([([]?\s*[\p{L}\d]\s*[)\]]?)$/iu
const TICK_AFTER = /\s?(?:[*✓✔]|\((?:correct|right|সঠিক|सही)\))$/iu
const MOST_LABEL_GAP = 1

const tail = (text: string, part: string | undefined) => text.slice(text.length - (part ?? '').length)

/** Without what only a page or a word processor needs; all kinds of space as one. What no text keeps stays as it is. */
export const tidied = (line: string): string =>
  keptText(line.replace(/[\u200b\ufeff\u00ad]/g, ''), Number.MAX_SAFE_INTEGER)
    .replace(/\s+/g, ' ')
    .trim()

/** The question that begins in this line: `12. Which ...`, `প্রশ্ন ৩: ...`. */
export const startIn = (line: string): Start | null => {
  const plain = withPlainDigits(line)
  const named = NAMED_START.exec(plain)
  const match = named ?? START.exec(plain)
  return match ? { number: Number(match[1]), isNamed: named !== null, text: tail(line, match[2]) } : null
}

/** The text of a question that begins in this line. */
export const questionStart = (line: string): string | null => startIn(line)?.text ?? null

/** The answer given in this line, and the text before it. */
export const answerIn = (line: string): { before: string; label: string } | null => {
  if (EMPTY_ANSWER.test(line)) return { before: '', label: '' }
  const match = ANSWER_WITHOUT_COLON.exec(line) ?? ANSWER.exec(line)
  if (!match?.[1]) return null
  const isInBrackets = /^\s?[[(]/.test(match[0]) && /[)\]]$/.test(match[1])
  return { before: line.slice(0, match.index).trim(), label: isInBrackets ? match[1].slice(0, -1) : match[1] }
}

export const withoutTick = (text: string): { text: string; ticked: boolean } => {
  const plain = text.trim().replace(TICK_AFTER, '')
  return { text: plain, ticked: plain !== text.trim() }
}

/** Whether a line begins as options do, whether or not its label goes on after those before it. */
export const looksLabelled = (line: string): boolean => CLEAR_LABEL.test(withPlainDigits(line))

/** Whether a line could begin with a label in any list. */
export const mayBeLabelled = (line: string): boolean => LABEL.test(withPlainDigits(line))

/** Whether a line is a label, and nothing behind it. */
export const isBareLabel = (line: string): boolean => LABEL.exec(withPlainDigits(line))?.at(-1) === ''

/** What the options of a question are called so far; where its number is named, plain numbers may be options. */
export type Known = { labels: readonly string[]; isNamed?: boolean }

/** The options that begin in this line, when their labels go on after those so far, or begin anew. */
export const optionsIn = (line: string, { labels, isNamed = false }: Known): Labelled[] | null => {
  const match = LABEL.exec(withPlainDigits(line))
  const [, star, bracketed, dotted, dashed, rest] = match ?? []
  const label = (bracketed ?? dotted ?? dashed)?.toLowerCase()
  if (!match || label === undefined || (dotted !== undefined && /^\d/.test(dotted) && !isNamed)) return null
  const series = seriesOf(label, labels)
  if (series === undefined) return null
  const isInBrackets = bracketed !== undefined
  const options = split({ label, text: tail(line, rest) }, series.slice(series.indexOf(label) + 1), isInBrackets)
  return options.map((option, index) => ({ ...option, ticked: option.ticked || (index === 0 && star !== '') }))
}

/** Letters may leave one out, numbers may not: a number in brackets is more often a question's. */
const seriesOf = (label: string, labels: readonly string[]): readonly string[] | undefined =>
  SERIES.find((series) => {
    const place = series.indexOf(label)
    const goesOn = labels[0] === undefined || series.includes(labels[0])
    const mostLeftOut = series === NUMBERS || series === ROMAN ? 0 : MOST_LABEL_GAP
    return goesOn && place >= labels.length && place <= labels.length + mostLeftOut
  })

const mark = (label: string, isInBrackets: boolean): RegExp =>
  isInBrackets ? new RegExp(`\\s[([]\\s?${label}\\s?[)\\]]\\s?`, 'iu') : new RegExp(`\\s${label}\\s?[.)।:]\\s`, 'iu')

/** `3  b) 4  c) 5` after `a)`: one option for each label that follows in order. */
const split = (first: { label: string; text: string }, following: readonly string[], isInBrackets: boolean) => {
  const options: Labelled[] = []
  let { label, text } = first
  for (const next of following) {
    const found = mark(next, isInBrackets).exec(withPlainDigits(text))
    if (!found) break
    options.push({ label, ...withoutTick(text.slice(0, found.index)) })
    label = next
    text = text.slice(found.index + found[0].length)
  }
  return [...options, { label, ...withoutTick(text) }]
}

/** What stands behind any label. */
const LABEL_SIGN = /[)\].।:]/u

const FIRST_LABELS = SERIES.map(([first = '']) => first)
const WITH_BRACKETS = FIRST_LABELS.map((label) => mark(label, true))
const WITHOUT_BRACKETS = FIRST_LABELS.map((label) => mark(label, false))

/** Options behind a question in its own line: two at least, from the first on. */
export const optionsBehind = (line: string): { before: string; options: Labelled[] } | null => {
  if (!LABEL_SIGN.test(line)) return null
  const plain = withPlainDigits(line)
  for (const [which, marks] of [WITH_BRACKETS, WITHOUT_BRACKETS].entries()) {
    for (const [at, known] of marks.entries()) {
      const [found, series] = [known.exec(plain), SERIES[at] ?? []]
      const [label = '', ...following] = series
      if (!found || found.index === 0 || (which === 1 && series === NUMBERS)) continue
      const options = split({ label, text: line.slice(found.index + found[0].length) }, following, which === 0)
      if (options.length > 1) return { before: line.slice(0, found.index).trim(), options }
    }
  }
  return null
}
