import { answerIn } from '../lines/answer-lines.ts'
import { optionsBehind, startIn } from '../lines/markers.ts'
import { withPlainDigits } from '../lines/scripts.ts'

/** Several questions in one line, as a page is copied that has lost its lines: `1. ... (a) ... (b) ... 2. ... (a) ...`. */

const MOST_IN_LINE = 100

/** Each of them alone; the line as it is where it has one. */
export const inlineQuestions = (line: string): string[] => {
  const parts: string[] = []
  let rest = line
  while (parts.length < MOST_IN_LINE) {
    const next = nextIn(rest)
    if (next === -1) break
    parts.push(rest.slice(0, next).trim())
    rest = rest.slice(next).trim()
  }
  return [...parts, rest]
}

/** Where the next number stands behind a question that has options, or its key; -1 for nowhere. */
const nextIn = (line: string): number => {
  const number = startIn(line)?.number ?? null
  if (number === null) return -1
  const plain = withPlainDigits(line)
  const written = number > 100 ? `${Math.floor(number / 100)}\\.${(number % 100) + 1}` : `${number + 1}\\s?[.)]`
  const found = new RegExp(`\\s(?:q\\.?\\s?)?${written}\\s?(?=\\S)`, 'iu').exec(plain)
  if (found === null) return -1
  const [before, behind] = [line.slice(0, found.index), line.slice(found.index)]
  const isOver = optionsBehind(before) !== null || answerIn(before) !== null
  return isOver && optionsBehind(behind) !== null ? found.index : -1
}
