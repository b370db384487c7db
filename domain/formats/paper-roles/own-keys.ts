import { answerIn } from '../lines/answer-lines.ts'
import { ROMAN, withPlainDigits } from '../lines/scripts.ts'

/** Keys that say their number where one alone is given: below their question, or behind several. */

const NUMBER = '(\\d{1,3}|[ivx]{1,4}(?=[)\\].]))'
const NAMED = new RegExp(
  `^(?:a|s(?=\\d)|ans(?:wer)?|উত্তর|উঃ|উ|उत्तर|उ)\\s?\\.?\\s?(?:no\\.?\\s?)?[([]?${NUMBER}\\s?[.):\\]–-]*\\s+(\\S.*)$`,
  'iu',
)
const NUMBERED = new RegExp(`^[([]?${NUMBER}\\s?[.):\\]–-]+\\s*(\\S.*)$`, 'iu')
const LABEL_FIRST = /^[([]?\s?(\p{L})\s?[)\]]?(?:\s+[([](.*)[)\]]|\s+[–—:-]\s*(.*)|\s*)$/u

const LABEL = /^[([]?\s?\p{L}\s?[)\]]?[.।]?$/u

export type OwnKey = { number: number; answer: string }

const numberOf = (written: string): number =>
  /^\d/.test(written) ? Number(written) : ROMAN.indexOf(written.toLowerCase()) + 1

const read = (pattern: RegExp, line: string): OwnKey | null => {
  const [, number, answer = ''] = pattern.exec(withPlainDigits(line)) ?? []
  if (number === undefined) return null
  const written = line.slice(line.length - answer.length)
  return { number: numberOf(number), answer: answerIn(written)?.label || written }
}

/** `A2) Skin`, `उत्तर 1 (i)`: the number, and what is right. */
export const namedKeyIn = (line: string): OwnKey | null => read(NAMED, line)

/** `15. C [20 × 21 / 2]`: a label behind the number of its own question, and why; null for another line. */
export const keyBelow = (line: string, number: number): { label: string; why: string } | null => {
  const key = read(NUMBERED, line)
  const [, label, inBrackets, behind] = (key?.number === number && LABEL_FIRST.exec(key.answer)) || []
  return label === undefined ? null : { label, why: (inBrackets ?? behind ?? '').trim() }
}

/** `✔ b` below the options: a label that a tick stands before. */
const TICKED = /^[([]?\s?(\p{L}|\d)\s?[)\]]?[.।]?\s?✓$/u

export const tickedKey = (line: string, labels: readonly string[]): string | null => {
  const [, label] = TICKED.exec(withPlainDigits(line)) ?? []
  return label !== undefined && labels.includes(label.toLowerCase()) ? label : null
}

/** A key without the number of its own question: `16. B` of question 16. */
export const withoutOwnNumber = (
  key: string,
  { number, options }: { number: number | null; options: number },
): string => {
  // The number of an option may be one of two answers.
  const found = number === null || number <= options ? null : read(NUMBERED, key)
  const isOwn = found !== null && found.number === number && !/^[([]/.test(key) && LABEL.test(found.answer)
  return isOwn ? found.answer : key
}
