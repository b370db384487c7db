import { withLabelsMended } from './misread-labels.ts'

/** Numbers, labels and names that a scanner misread, where what stands beside them leaves no doubt. */

const MAY_BE_NUMBER = /^\s*(?:Q\.?\s?)?[lI|Oo\d]{1,3}[.)]/
const NUMBER = /^(\s*(?:Q\.?\s?)?)([lI|Oo\d]{1,3})([.)]\s*)(?=\p{L}|["'“‘(])/u
const MISREAD = /[lI|Oo]/

const numberOf = (written: string): number => Number(written.replace(/[lI|]/g, '1').replace(/[Oo]/g, '0'))

type Numbered = { line: number; written: string; value: number; isSure: boolean }

const numberIn = (text: string, line: number): Numbered[] => {
  const written = MAY_BE_NUMBER.test(text) ? NUMBER.exec(text)?.[2] : undefined
  if (written === undefined || /^[Oo]/.test(written)) return []
  return [{ line, written, value: numberOf(written), isSure: !MISREAD.test(written) }]
}

/** `l. ...` above `2. ...`, `1O. ...` between 9 and 11: Roman numbers have Roman ones beside them. */
const withNumbersMended = (lines: readonly string[]): string[] => {
  const numbers = lines.flatMap(numberIn)
  if (numbers.every(({ isSure }) => isSure)) return [...lines]
  const made = [...lines]
  let last = 0
  for (const [at, { line, written, value, isSure }] of numbers.entries()) {
    const next = numbers[at + 1]
    const isLeading = next !== undefined && next.value === value + 1 && next.written !== written
    const isNext = last === value - 1
    const isMeant = isSure || (isNext && (isLeading ? next.isSure || /\d/.test(next.written) : /\d/.test(written)))
    if (!isMeant) continue
    last = value
    if (!isSure) made[line] = (lines[line] ?? '').replace(NUMBER, `$1${value}$3`)
  }
  return made
}

/** Characters: a longer line has more than a label behind the name. */
const LONGEST_KEY = 40
/** `Ans,: (c`, `Ans;c`, `Ans.:. c`: a name, a label alone, and stray signs. */
const STRAY = /^(\s*(?:ans(?:wer)?|উত্তর|उत्तर))[.,;:\s]+[([{]?\s?([a-e1-5কখগঘकखगघअबसद১-৪१-४])\s?[)\]}]?\s?[.,;]?$/iu
/** What the reader knows by itself stays as it is: a point, a colon, and a label in its brackets. */
const FAULTY_SIGN = /[,;]|[.:]\s?[.,;]|\{|[([][^)\]]*$|^[^([]*[)\]}]/u

const withStraySigns = (line: string): string =>
  line.length <= LONGEST_KEY && FAULTY_SIGN.test(line) && STRAY.test(line.trimEnd())
    ? line.trimEnd().replace(STRAY, '$1: $2')
    : line

/** A text with such signs as they are meant, line for line. */
export const asMeant = (text: string): string =>
  withNumbersMended(withLabelsMended(text.split('\n')))
    .map(withStraySigns)
    .join('\n')
