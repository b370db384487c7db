import { A_QUARTER, type Fraction, fraction, NOTHING, points } from '../marking.ts'
import { type Marks, wholeMarks } from '../marks.ts'
import { withPlainDigits } from './scripts.ts'

/** How a paper says that it is marked; what it leaves out stays as it is. */
export type FoundMarking = { marksPerQuestion?: Marks; wrongCosts?: Fraction }

const NUMBER = '(\\d{1,4}(?:\\.\\d{1,2})?)'
const PLUS_MINUS = new RegExp(
  `\\+\\s?${NUMBER}\\s?(?:marks?)?\\s?(?:[/,;|]|and|for correct,?)?\\s?[-−–]\\s?${NUMBER}(?![\\d/])`,
  'iu',
)
const PLUS_PART = new RegExp(`\\+\\s?${NUMBER}\\s?[/,;]\\s?[-−–]\\s?(\\d{1,2})\\s?/\\s?(\\d{1,2})`, 'u')
const MARKS_EACH = new RegExp(
  `(?:${NUMBER}\\s?marks?\\s?(?:each|per\\s|for\\s(?:each|every|a|correct|right))|(?:each|every)\\s(?:question|correct answer)\\s(?:carries|is worth|has|of)\\s?${NUMBER}|(?:marking|marks per question)\\s?:\\s?${NUMBER}\\s?marks?)`,
  'iu',
)
const PART_DEDUCTED =
  /(\d{1,4})\s?\/\s?(\d{1,4})\s?(?:rd|th)?\s?(?:of\s(?:the\s|its\s)?marks?\s?)?(?:marks?\s)?(?:will\sbe\s|is\s|are\s)?(?:deducted|negative|off|for\s(?:each|every|a)?\s?wrong)/iu
const PART_NEGATIVE = /(?:negative(?:\smarking)?|penalty|deduction)\s?(?:of|:|-|=)?\s?(\d{1,4})\s?\/\s?(\d{1,4})/iu
const MARKS_DEDUCTED = new RegExp(
  `(?:${NUMBER}\\s?(?:marks?\\s)?(?:will\\sbe\\s|is\\s|are\\s)?(?:deducted|negative|off)|(?:negative(?:\\smarking)?|penalty|deduction)\\s?(?:of|:|-|=)\\s?[-−–]?\\s?${NUMBER}(?!\\s?[\\d/]))`,
  'iu',
)
const NO_NEGATIVE = /no\s(?:negative\smark|marks?\s(?:will\sbe\s|is\s|are\s)?deduct|penalty)/iu

const usable = (numerator: number, denominator: number): Fraction | null => {
  const read = fraction.safeParse({ numerator, denominator })
  return read.success ? read.data : null
}

const marksFrom = (text: string | undefined): Marks | null => {
  const read = points.safeParse(Math.round(wholeMarks(Number(text ?? Number.NaN))))
  return read.success ? read.data : null
}

/** What so many marks are of so many: in hundredths, and in lowest terms where they are a whole part. */
const partOf = (lost: string | undefined, full: Marks): Fraction | null => {
  const taken = marksFrom(lost)
  if (taken === null) return null
  if (full % taken === 0) return usable(1, full / taken)
  return usable(taken / 12, full / 12)
}

const wrongIn = (text: string, full: Marks | undefined): Fraction | null => {
  if (NO_NEGATIVE.test(text)) return NOTHING
  const part = PART_DEDUCTED.exec(text) ?? PART_NEGATIVE.exec(text)
  if (part) return usable(Number(part[1]), Number(part[2]))
  const lost = MARKS_DEDUCTED.exec(text)
  if (lost) return partOf(lost[1] ?? lost[2], full ?? wholeMarks(1))
  return /\bnegative marking\b/i.test(text) && !/[?]/.test(text) ? A_QUARTER : null
}

/** `+4/-1`, `1/4 deducted`, `2 marks each`: how a heading says that its questions are marked; null where it does not. */
export const markingIn = (heading: string): FoundMarking | null => {
  const text = withPlainDigits(heading)
  const part = PLUS_PART.exec(text)
  const plain = part ?? PLUS_MINUS.exec(text)
  const each = MARKS_EACH.exec(text)
  const marks = marksFrom(plain?.[1] ?? each?.[1] ?? each?.[2] ?? each?.[3]) ?? undefined
  const wrong = costsOf({ part, plain, marks }) ?? wrongIn(text, marks)
  if (marks === undefined && wrong === null) return null
  return { ...(marks !== undefined && { marksPerQuestion: marks }), ...(wrong && { wrongCosts: wrong }) }
}

type Signed = { part: RegExpExecArray | null; plain: RegExpExecArray | null; marks: Marks | undefined }

const costsOf = ({ part, plain, marks }: Signed): Fraction | null => {
  if (part && marks !== undefined) {
    const [, , over = '', under = ''] = part
    // What is lost is told in marks, a part of one.
    return usable(Number(over) * 100, Math.round((Number(under) * 100 * marks) / wholeMarks(1)))
  }
  if (!plain || marks === undefined) return null
  return Number(plain[2]) === 0 ? NOTHING : partOf(plain[2], marks)
}

/** A heading that `markingIn` reads as just this. */
export const markingLine = ({ marksPerQuestion, wrongCosts }: FoundMarking): string => {
  const marks = marksPerQuestion === undefined ? [] : [`${marksPerQuestion / wholeMarks(1)} marks`]
  const wrong = wrongCosts === undefined ? [] : [wrongText(wrongCosts)]
  return `Marking: ${[...marks, ...wrong].join(', ')}`
}

const wrongText = ({ numerator, denominator }: Fraction): string =>
  numerator === 0 ? 'no marks deducted' : `${numerator}/${denominator} of its marks deducted`
