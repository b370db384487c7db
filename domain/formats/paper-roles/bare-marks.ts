import { type Labelled, type Start, withoutTick } from '../lines/markers.ts'
import { beginSeries, SERIES, withPlainDigits } from '../lines/scripts.ts'

/** Numbers and labels without a sign of their own, as people type them in a hurry. */

const BARE_START = /^(\d{1,3})\s+(?!(?:marks?|points?|hours?|minutes?|নম্বর|अंक)(?![\p{L}\p{M}]))(?=[\p{L}\d'"‘“])(.*)$/iu
const BARE_LABEL = /^(\p{L})\s+(\S.*)$/u

/** How such numbers are written. */
export const BARE = ' '

/** `2 what is ...`: perhaps a question. */
export const bareStartIn = (line: string): Start | null => {
  const [, number, text = ''] = BARE_START.exec(withPlainDigits(line)) ?? []
  return number === undefined
    ? null
    : { number: Number(number), isNamed: false, sign: BARE, text: line.slice(line.length - text.length) }
}

/** `b vitamin b`, `A 190 B 200 C 210`: perhaps options. */
export const bareLabelsIn = (line: string): Labelled[] | null => {
  const [, first, text = ''] = BARE_LABEL.exec(line) ?? []
  if (first === undefined) return null
  const label = first.toLowerCase()
  const series = SERIES.find((each) => each[0] === label) ?? []
  const options: Labelled[] = [{ label, text, ticked: false }]
  for (const next of series.slice(1)) {
    const last = options.at(-1)
    const at = last?.text.toLowerCase().indexOf(` ${next} `) ?? -1
    if (!last || at === -1) break
    options.push({ label: next, text: last.text.slice(at + next.length + 2), ticked: false })
    last.text = last.text.slice(0, at)
  }
  // Two letters among words are words: `a cat and b`.
  const parted = options.length >= FEWEST_SEGMENTS ? options : [{ label, text, ticked: false }]
  return parted.map((option) => ({ label: option.label, ...withoutTick(option.text) }))
}

const FEWEST_SEGMENTS = 3
const LABEL_BEHIND = /\s*[([]\s?(\p{L}|\d)\s?[)\]]\s*\/?\s*/gu

/** `She go (a)/ to school (b)/ daily. (c)`: parts of a sentence with their labels behind them; null for another line. */
export const segmentsIn = (line: string): Labelled[] | null => {
  const plain = withPlainDigits(line)
  const found = [...plain.matchAll(LABEL_BEHIND)]
  const labels = found.map((match) => (match[1] ?? '').toLowerCase())
  const isSeries = SERIES.some((series) => beginSeries(labels, series))
  const last = found.at(-1)
  const isWhole = last !== undefined && /^[.।?]?$/u.test(plain.slice(last.index + last[0].length))
  if (found.length < FEWEST_SEGMENTS || !isSeries || !isWhole) return null
  const ends = found.map((match) => match.index + match[0].length)
  const options = found.map((match, at) => ({
    label: labels[at] ?? '',
    ...withoutTick(line.slice(ends[at - 1] ?? 0, match.index)),
  }))
  return options.every(({ text }) => text !== '') ? options : null
}
