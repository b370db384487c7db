import { type Fraction, type MarkingScheme, markingScheme, NOTHING, type OwnMarking } from '../../marking/marking.ts'
import { type Marks, UNITS_PER_MARK, wholeMarks } from '../../marking/marks.ts'
import { partIn } from '../../marking/typed-part.ts'
import type { Own } from '../../questionnaires/items/question.ts'
import type { SectionRules } from '../../questionnaires/items/section-rules.ts'
import { type Language, language } from '../../text/language.ts'
import type { QuestionBlock, SectionBlock } from '../lines/block.ts'
import { withPlainDigits } from '../lines/scripts.ts'
import { textOf } from '../lines/words.ts'
import { hasProduct } from '../lines/worth.ts'
import { durationIn } from '../markings/paper-facts.ts'
import { sectionMarkingIn } from '../markings/section-marking.ts'
import { type Report, valueIn, type WithFields } from './kind-text.ts'

/** What a question, or a section, says itself of its marks, and a question of its language and of whether it has to be answered. */

const marksIn = (text: string): Marks | null => {
  const plain = withPlainDigits(text).trim()
  const units = /^(-?\d{1,15})\s?\/\s?1200$/.exec(plain)
  if (units) return Number(units[1])
  const marks = /^\+?(-?\d{1,9}(?:\.\d{1,2})?)(?:\s?marks?)?$/i.exec(plain)
  return marks ? Math.round(wholeMarks(Number(marks[1]))) : null
}

const marksText = (marks: Marks): string => {
  const plain = String(marks / UNITS_PER_MARK)
  return marksIn(plain) === marks ? plain : `${marks}/1200`
}

/** Of a question worth `full`; a fraction that is no part of anything is kept, and told where the question is written. */
const fractionIn = (text: string, full: Marks | null): Fraction | null => {
  if (/^(?:0|nothing|none|free)$/i.test(withPlainDigits(text).trim())) return NOTHING
  const { part } = partIn(text, full)
  return part.numerator < 0 ? null : part
}

const schemeIn = (text: string): MarkingScheme | null => {
  const read = markingScheme.safeParse(text.trim().toLowerCase().replace(/\s/g, '_'))
  return read.success ? read.data : null
}

const LANGUAGES: { [L in Language]: RegExp } = {
  en: /^(?:en|english|ইংরেজি|अंग्रेज़ी)$/iu,
  bn: /^(?:bn|bengali|bangla|বাংলা)$/iu,
  hi: /^(?:hi|hindi|हिन्दी|हिंदी)$/iu,
}
const LANGUAGE_NAMES: { [L in Language]: string } = { en: 'English', bn: 'Bengali', hi: 'Hindi' }

const languageIn = (text: string): Language | null =>
  language.options.find((known) => LANGUAGES[known].test(text.trim())) ?? null

const requiredIn = (text: string): boolean => /^(?:yes|হ্যাঁ|हाँ)$/iu.test(text.trim())

const ownMarkingIn = (block: WithFields, report: Report): OwnMarking => {
  const points = valueIn(block, { name: 'marks', meant: marksIn, report })
  const wrongCosts = valueIn(block, { name: 'wrong', meant: (text) => fractionIn(text, points), report })
  const scheme = valueIn(block, { name: 'scheme', meant: schemeIn, report })
  return markingOf({ points, wrongCosts, scheme })
}

type Parts = { points: Marks | null; wrongCosts: Fraction | null; scheme: MarkingScheme | null }

const markingOf = ({ points, wrongCosts, scheme }: Parts): OwnMarking => {
  const marking = { ...(wrongCosts && { wrongCosts }), ...(scheme && { scheme }) }
  return { ...(points !== null && { points }), ...((wrongCosts ?? scheme) && { marking }) }
}

/** What its heading says of marks is not meant: the section has those of its quiz. */
const USUAL = 'usual'
const isUsual = (text: string): boolean => text.trim().toLowerCase() === USUAL
const orUsual =
  <T>(meant: (text: string) => T | null) =>
  (text: string): T | typeof USUAL | null =>
    isUsual(text) ? USUAL : meant(text)

const chosen = <T>(own: T | typeof USUAL | null, said: T | undefined): T | null =>
  own === USUAL ? null : (own ?? said ?? null)

/** By the fields of a section, and where it has none by the words of its heading and of its instructions. */
const sectionMarking = (block: SectionBlock, report: Report): OwnMarking => {
  const words = sectionWords({ title: textOf(block.title), text: textOf(block.words) })
  const points = valueIn(block, { name: 'marks', meant: orUsual(marksIn), report })
  const full = points === USUAL ? null : points
  const said = sectionMarkingIn(words, full ?? undefined)
  if (said?.isWhole === false) report({ line: block.line, problem: 'heading_marks', text: words })
  const worth = chosen(points, said?.points)
  const wrong = valueIn(block, { name: 'wrong', meant: orUsual((text) => fractionIn(text, worth)), report })
  const scheme = valueIn(block, { name: 'scheme', meant: orUsual(schemeIn), report })
  return markingOf({
    points: worth,
    wrongCosts: chosen(wrong, said?.marking?.wrongCosts),
    scheme: chosen(scheme, said?.marking?.scheme),
  })
}

/** The words of a section in which its marks may be said. */
const sectionWords = ({ title, text }: { title: string; text: string }): string =>
  text === '' ? title : `${title}\n${text}`

/** `isRequired` is there, and undefined, where the question says that it may be left out. */
export const ownIn = (block: QuestionBlock, report: Report): Own => {
  const named = valueIn(block, { name: 'language', meant: languageIn, report })
  const required = valueIn(block, { name: 'required', meant: requiredIn, report })
  return {
    ...ownMarkingIn(block, report),
    ...(named && { language: named }),
    ...(required !== null && { isRequired: required || undefined }),
  }
}

const countIn = (text: string): number | null => {
  const count = /^(\d{1,4})(?:\s.*)?$/.exec(withPlainDigits(text).trim())
  return count ? Number(count[1]) : null
}

/** `60` and `1 hour 30 min`. */
const minutesIn = (text: string): number | null =>
  /^\d+$/.test(withPlainDigits(text).trim()) ? countIn(text) : durationIn(text)

/** Of what is said twice the last one holds; the others are told. */
const tellRepeated = ({ fields }: SectionBlock, report: Report) => {
  for (const [at, { name, line, words }] of fields.entries())
    if (fields.slice(at + 1).some((other) => other.name === name))
      report({ line, problem: 'unknown_value', text: textOf(words) })
}

/** What a section says of its questions. */
export const sectionRulesIn = (block: SectionBlock, report: Report): SectionRules => {
  tellRepeated(block, report)
  const choose = valueIn(block, { name: 'any', meant: countIn, report })
  const minutes = valueIn(block, { name: 'minutes', meant: minutesIn, report })
  const draw = valueIn(block, { name: 'draw', meant: countIn, report })
  return {
    ...sectionMarking(block, report),
    ...(choose !== null && { choose }),
    ...(draw !== null && { draw }),
    ...(minutes !== null && { minutes }),
  }
}

/** What its words say of marks, and it has not, is said to be as usual. */
export const sectionRuleLines = (section: SectionRules & { title: string; text: string }): string[] => {
  const { points, marking, choose, draw, minutes } = section
  const said = sectionMarkingIn(sectionWords(section), points)
  return [
    ...ownLines({ points, marking }, false),
    ...(points === undefined && (said?.points !== undefined || hasProduct(sectionWords(section)))
      ? [`Marks: ${USUAL}`]
      : []),
    ...(!marking?.wrongCosts && said?.marking?.wrongCosts ? [`Wrong: ${USUAL}`] : []),
    ...(!marking?.scheme && said?.marking?.scheme ? [`In part: ${USUAL}`] : []),
    ...(choose === undefined ? [] : [`Any: ${choose}`]),
    ...(draw === undefined ? [] : [`Draw: ${draw}`]),
    ...(minutes === undefined ? [] : [`Minutes: ${minutes}`]),
  ]
}

/** `isRequiredUsually`: whether a question has to be answered that says nothing of it. */
export const ownLines = (
  { points, marking, language: named, isRequired }: Own,
  isRequiredUsually: boolean,
): string[] => [
  ...(points === undefined ? [] : [`Marks: ${marksText(points)}`]),
  ...(marking?.wrongCosts ? [`Wrong: ${marking.wrongCosts.numerator}/${marking.wrongCosts.denominator}`] : []),
  ...(marking?.scheme ? [`In part: ${marking.scheme.replace(/_/g, ' ')}`] : []),
  ...(named ? [`Language: ${LANGUAGE_NAMES[named]}`] : []),
  ...((isRequired ?? false) === isRequiredUsually ? [] : [`Required: ${isRequired ? 'yes' : 'no'}`]),
]
