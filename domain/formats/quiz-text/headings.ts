import { A_QUARTER, type Fraction, fraction, NOTHING, points } from '../../marking/marking.ts'
import { type Marks, wholeMarks } from '../../marking/marks.ts'
import { withPlainDigits } from '../lines/scripts.ts'

/** How a paper says that it is marked; what it leaves out stays as it is. */
export type FoundMarking = { marksPerQuestion?: Marks; wrongCosts?: Fraction }

const NUMBER = '(\\d{1,4}(?:\\.\\d{1,2})?)'
const MARKS = '(?:marks?|নম্বর|अंक)'
const MINUS = '[-−–]'
const RIGHT =
  '(?:(?:each\\s|every\\s|a\\s|the\\s)?(?:correct|right)(?:\\sanswers?)?|সঠিক(?:\\sউত্তরে)?|सही(?:\\sउत्तर(?:\\sपर)?)?)'
const WRONG =
  '(?:(?:each\\s|every\\s|a\\s|the\\s)?(?:wrong|incorrect|negative)(?:\\sanswers?)?|ভুল(?:\\sউত্তরে)?|गलत(?:\\sउत्तर(?:\\sपर)?)?)'

const PLUS_PART = new RegExp(`\\+\\s?${NUMBER}\\s?[/,;]\\s?${MINUS}\\s?(\\d{1,2})\\s?/\\s?(\\d{1,2})`, 'u')
/** What a right answer earns and a wrong one costs, in one. */
const BOTH = [
  `\\+\\s?${NUMBER}\\s?(?:marks?)?\\s?(?:[/,;|]|and|for correct,?)?\\s?${MINUS}\\s?${NUMBER}(?![\\d/])`,
  `\\+?\\s?${NUMBER}\\s?(?:${MARKS})?\\s?(?:for|per)\\s${RIGHT}\\s?(?:[/,;|&]|and)?\\s?(?:but\\s)?${MINUS}\\s?${NUMBER}\\s?(?:${MARKS}\\s?)?(?:for|per)\\s${WRONG}`,
  `${RIGHT}\\s?[:=]?\\s?\\+?\\s?${NUMBER}\\s?(?:${MARKS})?\\s?(?:[/,;|&]|and)?\\s?${WRONG}\\s?[:=]?\\s?${MINUS}\\s?${NUMBER}(?:\\s?${MARKS})?(?!\\s?/)`,
].map((words) => new RegExp(words, 'iu'))
const EACH = [
  `${NUMBER}\\s?marks?\\s?(?:each|per\\s|for\\s(?:each|every|a|correct|right))`,
  `(?:each|every)\\s(?:question|correct answer)\\s(?:carries|is worth|has|of)\\s?${NUMBER}`,
  `(?:marking|marks per question)\\s?:\\s?${NUMBER}\\s?marks?`,
  `(?:প্রতিটি|প্রতি|প্রত্যেক)\\sপ্রশ্নের?\\s(?:মান|নম্বর|জন্য)\\s?[:=-]?\\s?${NUMBER}`,
  `प्र(?:त्येक|ति)\\sप्रश्न\\s(?:के\\s(?:लिए\\s)?)?${NUMBER}\\s?अंक`,
].map((words) => new RegExp(words, 'iu'))
const LOSES = '(?:deducted|negative|off|কাটা|কাটা\\sযাবে|काटा|काटे|काट)'
const PART_LOST = [
  `(\\d{1,4})\\s?/\\s?(\\d{1,4})\\s?(?:rd|th)?\\s?(?:of\\s(?:the\\s|its\\s)?marks?\\s?)?(?:marks?\\s|অংশ\\s|নম্বর\\s|अंक\\s)?(?:will\\sbe\\s|is\\s|are\\s)?(?:${LOSES}|for\\s(?:each|every|a)?\\s?wrong)`,
  `(?:negative(?:\\smarking)?|penalty|deduction)\\s?(?:of|:|-|=)?\\s?(\\d{1,4})\\s?/\\s?(\\d{1,4})`,
].map((words) => new RegExp(words, 'iu'))
const PERCENT_LOST = [
  `(\\d{1,3})\\s?%\\s?(?:of\\s(?:the\\s|its\\s)?marks?\\s?)?(?:marks?\\s)?(?:will\\sbe\\s|is\\s|are\\s)?${LOSES}(?:\\smarking)?`,
  `(?:negative(?:\\smarking)?|penalty|deduction)\\s?(?:of|:|-|=)?\\s?(\\d{1,3})\\s?%`,
].map((words) => new RegExp(words, 'iu'))
const MARKS_LOST = [
  `${NUMBER}\\s?(?:${MARKS}\\s)?(?:will\\sbe\\s|is\\s|are\\s)?${LOSES}`,
  `(?:negative(?:\\smarking)?|penalty|deduction)\\s?(?:of|:|-|=)\\s?${MINUS}?\\s?${NUMBER}(?!\\s?[\\d/%])`,
  `${MINUS}\\s?${NUMBER}\\s?(?:${MARKS}\\s?)?(?:for|per)\\s${WRONG}`,
].map((words) => new RegExp(words, 'iu'))
const NO_NEGATIVE = /no\s(?:negative\smark|marks?\s(?:will\sbe\s|is\s|are\s)?deduct|penalty)/iu
const PART_WORDS: [RegExp, string][] = [
  [/one[-\s](?:fourth|quarter)|a\squarter/giu, '1/4'],
  [/one[-\s]third|a\sthird/giu, '1/3'],
  [/one[-\s]half|half\s(?=of)/giu, '1/2'],
]
/** What a heading can say of marks: with a sign, as a part, or in a hundred. */
const TELLING = /(?<![\p{L}\d.])[+−–-]\s?\d|\d\s?\/\s?\d|\d\s?%/u

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

/** A line, and what of it is not used yet. */
type Heading = { rest: string }

/** What the first pattern that fits finds; it is used then. */
const take = (heading: Heading, patterns: readonly RegExp[]): string[] | null => {
  for (const pattern of patterns) {
    const match = pattern.exec(heading.rest)
    if (!match) continue
    heading.rest = `${heading.rest.slice(0, match.index)} ${heading.rest.slice(match.index + match[0].length)}`
    return match.slice(1).filter((part) => part !== undefined)
  }
  return null
}

const wrongIn = (heading: Heading, full: Marks | undefined): Fraction | null => {
  if (NO_NEGATIVE.test(heading.rest)) return NOTHING
  const [over, under] = take(heading, PART_LOST) ?? []
  if (over !== undefined && under !== undefined) return usable(Number(over), Number(under))
  const [percent] = take(heading, PERCENT_LOST) ?? []
  if (percent !== undefined) return partOf(percent, wholeMarks(HUNDRED))
  const [lost] = take(heading, MARKS_LOST) ?? []
  if (lost !== undefined) return partOf(lost, full ?? wholeMarks(1))
  return /\bnegative marking\b/i.test(heading.rest) && !/[?]/.test(heading.rest) ? A_QUARTER : null
}
const HUNDRED = 100

/** `isWhole`: whether all that it says of marks is read. */
export type ReadHeading = { marking: FoundMarking; isWhole: boolean }

/** `+4/-1`, `1/4 deducted`, `2 marks each`: how a heading says that its questions are marked; null where it does not. */
export const markingIn = (text: string): ReadHeading | null => {
  const plain = PART_WORDS.reduce((line, [words, part]) => line.replace(words, part), withPlainDigits(text))
  const heading: Heading = { rest: plain }
  const part = take(heading, [PLUS_PART])
  const both = part ?? take(heading, BOTH)
  const marks = marksFrom((both ?? take(heading, EACH))?.[0]) ?? undefined
  const wrong = both ? costsOf(both, marks) : wrongIn(heading, marks)
  if (marks === undefined && wrong === null) return null
  const marking = { ...(marks !== undefined && { marksPerQuestion: marks }), ...(wrong && { wrongCosts: wrong }) }
  return { marking, isWhole: !TELLING.test(heading.rest) }
}

/** What is lost is told in marks, or in a part of one. */
const costsOf = ([, lost, under]: readonly string[], marks: Marks | undefined): Fraction | null => {
  if (marks === undefined) return null
  if (under !== undefined)
    return usable(Number(lost) * HUNDRED, Math.round((Number(under) * HUNDRED * marks) / wholeMarks(1)))
  return Number(lost) === 0 ? NOTHING : partOf(lost, marks)
}

/** A heading that `markingIn` reads as just this. */
export const markingLine = ({ marksPerQuestion, wrongCosts }: FoundMarking): string => {
  const marks = marksPerQuestion === undefined ? [] : [`${marksPerQuestion / wholeMarks(1)} marks`]
  const wrong = wrongCosts === undefined ? [] : [wrongText(wrongCosts)]
  return `Marking: ${[...marks, ...wrong].join(', ')}`
}

const wrongText = ({ numerator, denominator }: Fraction): string =>
  numerator === 0 ? 'no marks deducted' : `${numerator}/${denominator} of its marks deducted`
