import { withPlainDigits } from './scripts.ts'

/** What stands behind a question, or a heading, and says what it is worth: as papers write it, with signs and no words. */

const NUMBER = '\\d{1,2}(?:\\.\\d{1,2})?\\s?[½¼¾]?|[½¼¾]'
const MARKS = '(?:\\s?(?:marks?|mks?|নম্বর|अंक))?'
const SUM = `(?:${NUMBER})(?:\\s?\\+\\s?(?:${NUMBER}))+`
const IS_OVER = '(?<=[?.!।_…:][\'"’”)]?)'
/** `[2+3]`, `(1+1+1)`, `? 2+3`, `[2+3=5]`. */
const SUMS = [
  `\\s?[[(]\\s?(${SUM})(?:\\s?=\\s?(${NUMBER}))?${MARKS}\\s?[)\\]]$`,
  `${IS_OVER}\\s+(${SUM})(?:\\s?=\\s?(${NUMBER}))?${MARKS}$`,
].map((words) => new RegExp(words, 'iu'))
/** `[2½]`, `? 2½`, `। 3`, `? (2)`. */
const ONES = [`\\s?[[(]\\s?(${NUMBER})${MARKS}\\s?[)\\]]$`, `${IS_OVER}\\s+(${NUMBER})${MARKS}$`].map(
  (words) => new RegExp(words, 'iu'),
)
/** `১×৩=৩`, `(5 x 2 = 10)`. */
const PRODUCT = new RegExp(
  `\\s?[[(]?\\s?(?<![\\d.+×*/=-]\\s?)(${NUMBER})\\s?[×xX✕*]\\s?(${NUMBER})\\s?=\\s?(\\d{1,3}(?:\\.5)?\\s?½?)${MARKS}\\s?[)\\]]?(?=$|[\\s:.।])`,
  'u',
)

const HALVES: { [sign: string]: number } = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

const numberIn = (written: string): number => {
  const plain = written.trim()
  const part = HALVES[plain.at(-1) ?? ''] ?? 0
  return part === 0 ? Number(plain) : Number(plain.slice(0, -1).trim() || 0) + part
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

export type Worth = { before: string; marks: readonly number[] }

/** Several numbers behind a text; null where they are not added up to what is said of them. */
export const marksAdded = (text: string): Worth | null => {
  const plain = withPlainDigits(text)
  for (const pattern of SUMS) {
    const found = pattern.exec(plain)
    if (found === null) continue
    const marks = (found[1] ?? '').split('+').map(numberIn)
    const isRight = found[2] === undefined || numberIn(found[2]) === sumOf(marks)
    return isRight ? { before: text.slice(0, found.index).trimEnd(), marks } : null
  }
  return null
}

/** The same for so many questions. */
export const marksEach = (text: string, count: number): Worth | null => {
  const worth = marksAdded(text)
  return worth?.marks.length === count ? worth : null
}

/** The marks of one question behind it. */
export const marksOfOne = (text: string): { before: string; marks: number } | null => {
  const added = marksAdded(text)
  if (added !== null) return { before: added.before, marks: sumOf(added.marks) }
  const plain = withPlainDigits(text)
  for (const pattern of ONES) {
    const found = pattern.exec(plain)
    if (found !== null) return { before: text.slice(0, found.index).trimEnd(), marks: numberIn(found[1] ?? '') }
  }
  return null
}

/** Both numbers of a product, and where it stands; null where it is none, or wrong. */
export const productIn = (text: string): { factors: readonly [number, number]; from: number; to: number } | null => {
  const found = PRODUCT.exec(withPlainDigits(text))
  if (found === null) return null
  const [one, other, all] = [found[1], found[2], found[3]].map((written) => numberIn(written ?? ''))
  if (one === undefined || other === undefined || one * other !== all) return null
  return { factors: [one, other], from: found.index, to: found.index + found[0].length }
}
