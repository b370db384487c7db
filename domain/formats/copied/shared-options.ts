import { answerIn } from '../lines/answer-lines.ts'
import { directsQuestions, isDirections } from '../lines/directions.ts'
import { looksNamed } from '../lines/fields.ts'
import { type Line, pieceOf, type SharedOptions } from '../lines/lines.ts'
import { type Labelled, mayBeLabelled, optionsBehind, optionsIn, startIn } from '../lines/markers.ts'
import { partMarkerIn } from '../lines/parts.ts'
import { withPlainDigits } from '../lines/scripts.ts'

/** Options that directions say once for all questions below them. */

const FEWEST = 3
/** Lines of words before the first option, and of one option. */
const MOST_HEAD = 6
const MOST_LINES = 6
const NAME = '(?:q|questions?|ques|প্রশ্ন|प्रश्न)'
const TO = '\\s?(to|[-–—]|and|&|থেকে|ও|এবং|से|और)\\s?'
const RANGES = [
  new RegExp(`${NAME}[^\\d\\n]{0,16}?(\\d{1,3})${TO}(?:${NAME}[.\\s]*(?:no\\.?\\s?)?)?(\\d{1,3})(?!\\d)`, 'iu'),
  new RegExp(`(?<!\\d)(\\d{1,3})${TO}(\\d{1,3})\\s?(?:নং|নম্বর|नंबर|संख्या|तक)`, 'iu'),
]
const BOTH_ALONE = /^(?:and|&|ও|এবং|और)$/iu

const numbersIn = (words: string): SharedOptions['numbers'] => {
  const plain = withPlainDigits(words)
  for (const range of RANGES) {
    const [, first, between = '', last] = range.exec(plain) ?? []
    if (first === undefined || last === undefined || Number(last) <= Number(first)) continue
    const [from, to] = [Number(first), Number(last)]
    return BOTH_ALONE.test(between)
      ? (number) => number === from || number === to
      : (number) => number >= from && number <= to
  }
  return null
}

type Found = { head: number; first: number; last: number; shared: SharedOptions }

/** Lines with what they are in directions of this kind. */
export const withSharedOptions = (lines: readonly Line[]): Line[] => {
  const made = [...lines]
  for (let at = 0; at < made.length; at += 1) {
    const found = foundAt(made, at)
    if (found === null) continue
    for (let each = found.head; each <= found.last; each += 1) {
      const line = made[each]
      const shared = each === found.last ? found.shared : null
      if (line) made[each] = { ...line, shared: { isOption: each >= found.first, shared } }
    }
    at = found.last
  }
  return made
}

const isPlain = (line: Line | undefined): line is Line =>
  line !== undefined && line.literal === null && line.told === null

const foundAt = (lines: readonly Line[], head: number): Found | null => {
  const directions = lines[head]
  if (!isPlain(directions) || !directs(lines, head)) return null
  if (startIn(directions.text) !== null || partMarkerIn(directions.text)?.kind === 'group') return null
  const first = firstOption(lines, head)
  return first === -1 ? null : optionsFrom(lines, head, first)
}

const directs = (lines: readonly Line[], at: number): boolean => {
  const text = lines[at]?.text ?? ''
  return isDirections(text) || (directsQuestions(text) && !isAsking(lines, at))
}

/** Whether a question without options or an answer is open above a line. */
const isAsking = (lines: readonly Line[], before: number): boolean => {
  for (let at = before - 1; at >= 0 && at >= before - MOST_ASKED; at -= 1) {
    const text = lines[at]?.text ?? ''
    if (startIn(text) !== null) return optionsBehind(text) === null && answerIn(text) === null
    if (mayBeLabelled(text) || answerIn(text) !== null || looksNamed(text)) return false
  }
  return false
}
const MOST_ASKED = 12

/** Whether the question that begins in a line has options itself. */
const hasOwnOptions = (lines: readonly Line[], begins: number): boolean => {
  if (optionsBehind(lines[begins]?.text ?? '') !== null) return true
  for (let at = begins + 1; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined || startIn(line.text) !== null || answerIn(line.text) !== null) return false
    if (isPlain(line) && nextOptions(line, []) !== null) return true
  }
  return false
}

/** Where the first option stands, with words alone before it; -1 for nowhere. */
const firstOption = (lines: readonly Line[], head: number): number => {
  let words = 0
  for (let at = head + 1; at < lines.length && words < MOST_HEAD; at += 1) {
    const line = lines[at]
    if (!isPlain(line)) return -1
    if (line.text === '') continue
    if (nextOptions(line, []) !== null) return at
    if (startIn(line.text) !== null || answerIn(line.text) !== null) return -1
    words += 1
  }
  return -1
}

const nextOptions = (line: Line, labels: readonly string[]): Labelled[] | null => {
  const options = optionsIn(line.text, { labels })
  const isNext = options?.every(({ label }) => !labels.includes(label)) ?? false
  return isNext ? options : null
}

const optionsFrom = (lines: readonly Line[], head: number, first: number): Found | null => {
  const options: Labelled[] = []
  let last = first
  let next = lines.length
  let isOpen = true
  let lineCount = 0
  for (let at = first; at < lines.length; at += 1) {
    const line = lines[at]
    if (line?.text === '' && line.literal === null) {
      isOpen = false
      continue
    }
    if (!isPlain(line)) return null
    const labels = options.map(({ label }) => label)
    const start = startIn(line.text)
    lineCount += 1
    const more = start === null || options.length < FEWEST ? nextOptions(line, labels) : null
    const end = options.at(-1)
    if (more !== null) {
      options.push(...more)
      lineCount = 1
    } else if (start !== null && start.text !== '') {
      next = at
      break
    } else if (isOpen && end && lineCount <= MOST_LINES && answerIn(line.text) === null)
      end.text += ` ${pieceOf(line, line.text).text}`
    else return null
    last = at
    isOpen = true
    if (at === lines.length - 1) return null
  }
  const words = lines.slice(head, first).map(({ text }) => text)
  const isTicked = options.some(({ ticked }) => ticked)
  if (options.length < FEWEST || isTicked || hasOwnOptions(lines, next)) return null
  return { head, first, last, shared: { options, numbers: numbersIn(words.join(' ')) } }
}
