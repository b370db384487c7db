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
/** `? [2+3]`, `। (1+1+1)`, `? 2½`. */
const SURE = new RegExp(
  `(?<=[?.!।_…]['"’”)]?)\\s+(?=[[(]|\\d?\\s?[½¼¾])[[(]?\\s?((?:${NUMBER})(?:\\s?\\+\\s?(?:${NUMBER}))*(?<=[½¼¾]|\\+.{1,6}))(?:\\s?=\\s?(${NUMBER}))?${MARKS}\\s?[)\\]]?$`,
  'iu',
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
const marksAdded = (text: string): Worth | null => {
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

/** The sum of marks behind a sentence, where they can be nothing else; null where it is not the one that is said. */
export const ownMarksAdded = (text: string): { before: string; marks: number } | null => {
  const found = SURE.exec(withPlainDigits(text))
  if (found === null) return null
  const marks = sumOf((found[1] ?? '').split('+').map(numberIn))
  const isRight = found[2] === undefined || numberIn(found[2]) === marks
  return isRight ? { before: text.slice(0, found.index).trimEnd(), marks } : null
}

/** Several numbers behind a text, where they are as many as the questions that it is said of; null for others. */
export const marksEach = (text: string, count: number): Worth | null => {
  const worth = marksAdded(text)
  return worth?.marks.length === count ? worth : null
}

/** The marks behind one question, added up; null where there are none. */
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

type Product = { factors: readonly [number, number]; before: string; behind: string }

/** Both numbers of a product, and what stands around it; null where it is none, or wrong. */
const productIn = (text: string): Product | null => {
  const found = text.includes('=') ? PRODUCT.exec(withPlainDigits(text)) : null
  if (found === null) return null
  const [one, other, all] = [found[1], found[2], found[3]].map((written) => numberIn(written ?? ''))
  if (one === undefined || other === undefined || one * other !== all) return null
  return {
    factors: [one, other],
    before: text.slice(0, found.index).trimEnd(),
    behind: text.slice(found.index + found[0].length).trimStart(),
  }
}

/** A heading without the product that says what its questions are worth. */
export const withoutProduct = (line: string): string => {
  const product = productIn(line)
  return product === null ? line : [product.before, product.behind].filter((words) => words !== '').join(' ')
}

export const hasProduct = (heading: string): boolean => productIn(heading) !== null

const COUNTS: readonly string[][] = [
  ['one', 'একটি', 'एक'],
  ['two', 'দুটি', 'দুইটি', 'दो'],
  ['three', 'তিনটি', 'तीन'],
  ['four', 'চারটি', 'चार'],
  ['five', 'পাঁচটি', 'पाँच', 'पांच'],
  ['six', 'ছয়টি', 'ছয়টি', 'छह', 'छः'],
  ['seven', 'সাতটি', 'सात'],
  ['eight', 'আটটি', 'आठ'],
  ['nine', 'নয়টি', 'নয়টি', 'नौ'],
  ['ten', 'দশটি', 'दस'],
]
const ANY = /(?:\bany|যে\s?-?কোনো|যে\s?-?কোন|যেকোনো|किन्हीं|कोई)\s(\d{1,2}|[\p{L}\p{M}]+)/iu

/** How many are to be answered: `any five`; null where it is not said. */
const anyOf = (text: string): number | null => {
  const [, word = ''] = ANY.exec(withPlainDigits(text)) ?? []
  const place = COUNTS.findIndex((words) => words.includes(word.toLowerCase()))
  return /^\d/.test(word) ? Number(word) : place === -1 ? null : place + 1
}

/** `each`: null where a product does not say which of its numbers are the marks. */
export type ProductWorth = { words: string; each: number | null }

/** What each of so many questions is worth by the product in their heading; null where there is none. */
export const worthOfProduct = (heading: string, count: number): ProductWorth | null => {
  const product = productIn(heading)
  if (product === null) return null
  const [one, other] = product.factors
  const many = anyOf(heading) ?? count
  const each = one === many ? other : other === many ? one : null
  return { words: withoutProduct(heading), each }
}
