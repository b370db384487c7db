import { A_QUARTER, type Fraction, fraction, NOTHING, points } from '../../marking/marking.ts'
import { type Marks, wholeMarks } from '../../marking/marks.ts'
import { paperFactsIn } from './paper-facts.ts'

/** How a paper says that it is marked, and how long it takes; what it leaves out stays as it is. */
export type FoundMarking = { marksPerQuestion?: Marks; wrongCosts?: Fraction; minutes?: number }

const NUMBER = '(?<![\\d./])(\\d{1,4}(?:\\.\\d{1,2})?)(?!\\d)'
const PART = '(?<![\\d./])(\\d{1,4})\\s?/\\s?(\\d{1,4})(?![\\d/])'
const PERCENT = '(?<![\\d.])(\\d{1,3}(?:\\.\\d{1,2})?)\\s?(?:%|per\\s?cent)'
const MARKS = '(?:marks?|নম্বর|अंक)'
const MINUS = '[-−–]'
const RIGHT =
  '(?:(?:each\\s|every\\s|a\\s|the\\s)?(?:correct|right)(?:\\sanswers?)?|সঠিক(?:\\sউত্তরে)?|सही(?:\\sउत्तर(?:\\sपर)?)?)'
const WRONG =
  '(?:(?:each\\s|every\\s|a\\s|the\\s)?(?:wrong|incorrect|negative)(?:\\sanswers?)?|ভুল(?:\\sউত্তরে)?|गलत(?:\\sउत्तर(?:\\sपर)?)?)'
const NOT_WRONG = '(?!(?:wrong|incorrect|negative)\\b)'

const PLUS_PART = new RegExp(`\\+\\s?${NUMBER}\\s?[/,;]\\s?${MINUS}\\s?(\\d{1,2})\\s?/\\s?(\\d{1,2})`, 'u')
/** What a right answer earns and a wrong one costs, in one. */
const BOTH = [
  `\\+\\s?${NUMBER}\\s?(?:marks?)?\\s?(?:[/,;|&]|and|for correct,?)?\\s?${MINUS}\\s?${NUMBER}(?!\\s?[\\d/])`,
  `\\+?\\s?${NUMBER}\\s?(?:${MARKS})?\\s?(?:for|per)\\s${RIGHT}\\s?(?:[/,;|&]|and)?\\s?(?:but\\s)?${MINUS}\\s?${NUMBER}\\s?(?:${MARKS}\\s?)?(?:for|per)\\s${WRONG}`,
  `${RIGHT}\\s?[:=]?\\s?\\+?\\s?${NUMBER}\\s?(?:${MARKS})?\\s?(?:[/,;|&]|and)?\\s?${WRONG}\\s?[:=]?\\s?${MINUS}\\s?${NUMBER}(?:\\s?${MARKS})?(?!\\s?/)`,
  `${NUMBER}\\s?${MARKS}(?:\\seach)?\\s?[,;/|]\\s?${MINUS}${NUMBER}(?!\\s?[\\d/%])`,
].map((words) => new RegExp(words, 'iu'))
const EACH = [
  `${NUMBER}\\s?marks?\\s?(?:each|per\\s${NOT_WRONG}|for\\s(?:(?:each|every|a|the)\\s${NOT_WRONG}|correct|right))`,
  `(?:each|every)\\s(?:(?:question|correct\\sanswer|item)\\s)?(?:will\\s)?(?:carries|carry|is\\sworth|has|of)\\s?${NUMBER}(?:\\s?marks?)?`,
  `carr(?:ies|y|ying)\\s${NUMBER}\\s?marks?(?:\\seach)?`,
  `${NUMBER}[\\s-]marks?\\squestions?`,
  `marking\\s?[:=]\\s?${NUMBER}\\s?marks?`,
  `marks\\s(?:per|for\\seach)\\squestion\\s?[:=-]?\\s?${NUMBER}(?!\\s?%)`,
  `(?:প্রতিটি|প্রতি|প্রত্যেক)\\s(?:সঠিক\\s)?(?:প্রশ্নের?|উত্তরের?|প্রশ্নে|উত্তরে)\\s?(?:(?:পূর্ণ)?মান|নম্বর|জন্য)?\\s?[:=-]?\\s?${NUMBER}(?:\\s?নম্বর)?`,
  `प्र(?:त्येक|ति)\\s(?:सही\\s)?(?:प्रश्न|उत्तर)\\s(?:(?:के|का)\\s(?:लिए\\s)?|पर\\s)?${NUMBER}\\s?अंक`,
].map((words) => new RegExp(words, 'iu'))
/** Of so few it is not a whole section that is spoken of. */
const FEW_BEFORE_LOSS =
  /(?<![\d./])([1-9](?:\.\d{1,2})?|10)\s?marks?\s?[,;]\s?(?=(?:no|nil|zero|without|negative)\b|\d{1,3}\s?[/%])/iu
const LOSES = '(?:deducted|deduction|negative|off|কাটা|কেটে|বাদ|काटा|काटे|काट|कटेंगे|कटेगा|घटाया|घटाए)'
const WILL_BE = '(?:(?:will|shall|would)\\sbe\\s|is\\s|are\\s)?'
const FOR_WRONG = `for\\s(?:(?:each|every|a)\\s)?(?:wrong|incorrect)`
const NEGATIVE_MARKS = '(?:negatives?\\smarks?)\\s?(?:of|is|:|-|–|=)*\\s?'
const NEGATIVE = '(?:negative(?:\\smarking)?|penalty|deduction)\\s?(?:of|is|:|-|–|=)*\\s?'
/** `¼ mark is deducted`, `Negative marks: 1/2`: a part of one mark, whatever a question is worth. */
const PART_OF_ONE = [
  `${PART}\\s?(?:mark|নম্বর|अंक)\\s(?:${WILL_BE}${LOSES}|${FOR_WRONG})`,
  `${NEGATIVE_MARKS}${MINUS}?\\s?${PART}(?!\\s?(?:th|rd|of)\\b)`,
].map((words) => new RegExp(words, 'iu'))
/** A part of one mark, or of those of a question: the same where it is worth one. */
const PART_OF_EITHER = [
  `${PART}\\s?marks\\s(?:${WILL_BE}${LOSES}|${FOR_WRONG})`,
  `(?:^|[\\s,;(/])${MINUS}${PART}(?!\\s?%)`,
].map((words) => new RegExp(words, 'iu'))
const PART_LOST = [
  `${PART}\\s?(?:rd|th)?\\s?(?:of\\s(?:the\\s|its\\s)?marks?\\s?)?(?:marks?\\s|অংশ\\s|নম্বর\\s|अंक\\s)?(?:${WILL_BE}${LOSES}|${FOR_WRONG})`,
  `${NEGATIVE}${MINUS}?\\s?${PART}`,
].map((words) => new RegExp(words, 'iu'))
const PERCENT_LOST = [
  `${PERCENT}\\s?(?:of\\s(?:the\\s|its\\s)?marks?\\s?)?(?:marks?\\s)?${WILL_BE}${LOSES}(?:\\smarking)?`,
  `${NEGATIVE}${PERCENT}`,
].map((words) => new RegExp(words, 'iu'))
const MARKS_LOST = [
  `${NUMBER}\\s?(?:${MARKS}\\s)?${WILL_BE}${LOSES}`,
  `${NUMBER}\\s?(?:${MARKS}\\s)?${WILL_BE}for\\s${WRONG}\\s${WILL_BE}${LOSES}`,
  `(?:${NEGATIVE_MARKS}|(?:negative(?:\\smarking)?|penalty|deduction)\\s?(?:of|is|:|-|–|=)\\s?)${MINUS}?\\s?${NUMBER}(?!\\s?[\\d/%])(?:\\s?marks?)?`,
  `${MINUS}\\s?${NUMBER}\\s?(?:${MARKS}\\s?)?(?:for|per)\\s${WRONG}`,
].map((words) => new RegExp(words, 'iu'))
const NO_NEGATIVE =
  /no\s(?:negatives?\b|marks?\s(?:(?:will|shall)\sbe\s|is\s|are\s)?deduct|penalty)|without\snegative|negative\smark(?:s|ing)\s?[:=–-]?\s?(?:nil|none|no\b|zero|0(?![.\d/]))|(?:নেগেটিভ|ঋণাত্মক)\s(?:মার্কিং|নম্বর)\s(?:নেই|থাকবে\sনা)|কাটা\s(?:যাবে|হবে)\sনা|(?:नकारात्मक|ऋणात्मक)\s(?:अंकन|अंक)\sनहीं|अंक\sनहीं\sकाट/iu
const PART_WORDS: [RegExp, string][] = [
  [/one[-\s](?:fourth|quarter)|a\squarter/giu, '1/4'],
  [/one[-\s]third|a\sthird/giu, '1/3'],
  [/one[-\s]half|half\s(?=(?:of|a?\s?mark)\b)/giu, '1/2 '],
  [/(?<!\d\s?)¼/gu, '1/4'],
  [/(?<!\d\s?)½/gu, '1/2'],
  [/(?<!\d\s?)⅓/gu, '1/3'],
  [/(?<!\d\s?)¾/gu, '3/4'],
  ...['one', 'two', 'three', 'four', 'five', 'six'].map((word, at): [RegExp, string] => [
    new RegExp(`\\b${word}(?=[\\s-]marks?\\b)`, 'giu'),
    String(at + 1),
  ]),
]
/** What a heading can say of marks: with a sign, as a part, or in a hundred. */
const TELLING = /(?<![\p{L}\d.])[+−–-]\s?\d|\d\s?\/\s?\d|\d\s?%/u

const usable = (numerator: number, denominator: number): Fraction | null => {
  const read = fraction.safeParse({ numerator, denominator })
  return read.success ? read.data : null
}

const sharedBy = (one: number, other: number): number => (other === 0 ? one : sharedBy(other, one % other))

const lowest = (numerator: number, denominator: number): Fraction | null => {
  const shared = sharedBy(numerator, denominator) || 1
  return usable(numerator / shared, denominator / shared)
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

type Known = { full: Marks | undefined; isSection: boolean }

/** So much of a mark, as a part of what a question is worth; where that is not known, one mark. */
const partOfOne = ([over, under]: readonly string[], { full, isSection }: Known): Fraction | null =>
  full === undefined && isSection ? null : costsOf([String(full), `${over}`, `${under}`], full ?? wholeMarks(1))

const partLostIn = (heading: Heading, known: Known): Fraction | null => {
  const isOneMark = known.full === wholeMarks(1) || (known.full === undefined && !known.isSection)
  const ofOne = take(heading, PART_OF_ONE) ?? (isOneMark ? take(heading, PART_OF_EITHER) : null)
  if (ofOne) return partOfOne(ofOne, known)
  if (PART_OF_EITHER.some((pattern) => pattern.test(heading.rest))) return null
  const [over, under] = take(heading, PART_LOST) ?? []
  return over === undefined || under === undefined ? null : usable(Number(over), Number(under))
}

const wrongIn = (heading: Heading, known: Known): Fraction | null => {
  if (take(heading, [NO_NEGATIVE])) return NOTHING
  const part = partLostIn(heading, known)
  if (part !== null) return part
  const [percent] = take(heading, PERCENT_LOST) ?? []
  if (percent !== undefined) return partOf(percent, wholeMarks(HUNDRED))
  const [lost] = take(heading, MARKS_LOST) ?? []
  if (lost !== undefined) return lostOf(lost, known)
  const isSaid = /\bnegative marking\b/i.test(heading.rest) && !/[?\d]/.test(heading.rest)
  return isSaid && !known.isSection ? A_QUARTER : null
}
const HUNDRED = 100

/** Less than a mark may be of one; more than that is lost of nobody knows how many. */
const lostOf = (lost: string, { full, isSection }: Known): Fraction | null => {
  if (full === undefined && (isSection || Number(lost) >= 1)) return null
  return Number(lost) === 0 ? NOTHING : partOf(lost, full ?? wholeMarks(1))
}

/** What each question is worth; null where a heading says it in two ways. */
const eachIn = (heading: Heading): string | null | undefined => {
  const found = new Set<string>()
  for (let next = take(heading, EACH); next !== null; next = take(heading, EACH)) found.add(next[0] ?? '')
  if (found.size === 0) return take(heading, [FEW_BEFORE_LOSS])?.[0]
  return found.size > 1 ? null : [...found][0]
}

/**
 * `isClear`: it says in one way what a question is worth. `isWhole`: all that it says of marks is read. `saysTotal`: what the
 * whole paper is worth, which follows from its questions. `rest`: words that say something else.
 */
export type ReadHeading = {
  marking: FoundMarking
  isClear: boolean
  isWhole: boolean
  saysTotal: boolean
  rest: string
}

/** Of what is said of marks, in characters. */
const MOST_HEADING = 5_000

type Told = { full?: Marks | undefined; isSection?: boolean }

/** `+4/-1`, `1/4 deducted`, `2 marks each`, `Time: 2 hours`: what a heading says of marks and of time; null where it says neither. */
export const markingIn = (text: string, { full, isSection = false }: Told = {}): ReadHeading | null => {
  if (text.length > MOST_HEADING) return null
  const facts = paperFactsIn(text)
  const heading: Heading = { rest: PART_WORDS.reduce((line, [words, part]) => line.replace(words, part), facts.rest) }
  const both = take(heading, [PLUS_PART]) ?? take(heading, BOTH)
  const each = both ? both[0] : eachIn(heading)
  const marks = each === null ? undefined : (marksFrom(each) ?? undefined)
  const known = { full: full ?? marks, isSection }
  const wrong = each === null ? null : both ? costsOf(both, marks) : wrongIn(heading, known)
  const { minutes, saysTotal } = facts
  const isClear = each !== null
  if (isClear && marks === undefined && wrong === null && minutes === null && !saysTotal) return null
  const marking = {
    ...(marks !== undefined && { marksPerQuestion: marks }),
    ...(wrong && { wrongCosts: wrong }),
    ...(minutes !== null && { minutes }),
  }
  const { rest } = heading
  return { marking, isClear, isWhole: isClear && !TELLING.test(rest), saysTotal, rest }
}

/** What is lost is told in marks, or in a part of one. */
const costsOf = ([, lost, under]: readonly string[], marks: Marks | undefined): Fraction | null => {
  if (marks === undefined) return null
  if (under !== undefined)
    return lowest(Number(lost) * HUNDRED, Math.round((Number(under) * HUNDRED * marks) / wholeMarks(1)))
  return Number(lost) === 0 ? NOTHING : partOf(lost, marks)
}

/** A heading that `markingIn` reads as just this. */
export const markingLine = ({ marksPerQuestion, wrongCosts, minutes }: FoundMarking): string => {
  const marks = marksPerQuestion === undefined ? [] : [`${marksPerQuestion / wholeMarks(1)} marks`]
  const wrong = wrongCosts === undefined ? [] : [wrongText(wrongCosts)]
  const time = minutes === undefined ? [] : [`Time: ${minutes} minutes`]
  const marking = [...marks, ...wrong]
  return [...time, ...(marking.length > 0 ? [`Marking: ${marking.join(', ')}`] : [])].join('\n')
}

const wrongText = ({ numerator, denominator }: Fraction): string =>
  numerator === 0 ? 'no marks deducted' : `${numerator}/${denominator} of its marks deducted`
