import type { MarkingScheme, OwnMarking } from '../../marking/marking.ts'
import type { Marks } from '../../marking/marks.ts'
import type { QuestionBlock } from '../lines/block.ts'
import { withPlainDigits } from '../lines/scripts.ts'
import { markingIn } from './headings.ts'

/** What the words of a section say of how its questions are marked, and of which these are. */

/** `isWhole`: whether all that they say of marks is read. */
export type SectionMarking = OwnMarking & { isWhole: boolean }

const ZERO_IF_WRONG =
  /(?:any|one\sor\smore)\s(?:wrong|incorrect)[^.]{0,60}?\b(?:0|zero|no)\s?marks?|\b(?:0|zero|no\s?marks?)\sif\s(?:any(?:thing|\sone)?\s)?(?:is\s)?(?:wrong|incorrect)/iu
const IN_PROPORTION =
  /proportion|(?:÷|\/|divided\sby)\s?(?:the\s)?(?:actual\s|total\s)?(?:number|no\.?)\sof\s(?:correct|right)/iu
const SCHEMES: readonly [MarkingScheme, (text: string) => boolean][] = [
  ['all_or_nothing', (text) => /no\spart(?:ial)?\s?-?(?:mark|credit)|all[-\s]or[-\s]nothing/iu.test(text)],
  ['jee_advanced', (text) => /\bjee\s?[-(]?\s?adv/iu.test(text)],
  ['right_minus_wrong', (text) => /right\sminus\swrong/iu.test(text)],
  ['proportional_zero_if_wrong', (text) => IN_PROPORTION.test(text) && ZERO_IF_WRONG.test(text)],
]
/** Some marks for some of the options: in which way has to be said. */
const IN_PART = /\bpart(?:ial)?\s?-?(?:mark|credit)|proportion/iu
/** Where there is more to it than letters and numbers of questions. */
const TELLING = /\d\s?\/\s?\d|\d\s?%|(?<![\p{L}\d.])\+\s?\d|[\s,;(/][-−–]\d|negative\smark|deduct|কাটা|काट/iu
const SAYS_MARKS = /marks?\b|negative|deduct|নম্বর|কাটা|अंक|काट/iu

/** In characters. */
const MOST_HEADING = 5_000

/**
 * `Category I: 1 mark each. Negative marks: 1/4`: the points of each question, what a wrong answer costs, and by which
 * scheme; null where it says none of these. `full`: what a question is worth where that is said elsewhere.
 */
export const sectionMarkingIn = (title: string, full?: Marks): SectionMarking | null => {
  if (title.length > MOST_HEADING) return null
  const read = markingIn(title, { full, isSection: true })
  const scheme = SCHEMES.find(([, says]) => says(title))?.[0]
  const { marksPerQuestion: points, wrongCosts } = read?.marking ?? {}
  const isMarked = points !== undefined || wrongCosts !== undefined || scheme !== undefined
  const isRead =
    read?.isClear !== false &&
    !TELLING.test(read?.rest ?? withPlainDigits(title)) &&
    (scheme !== undefined || !IN_PART.test(title))
  const isWhole = isRead || !(isMarked || SAYS_MARKS.test(title))
  if (!isMarked && isWhole) return null
  return {
    ...(points !== undefined && { points }),
    ...((wrongCosts ?? scheme) !== undefined && {
      marking: { ...(wrongCosts && { wrongCosts }), ...(scheme && { scheme }) },
    }),
    isWhole,
  }
}

const FROM_TO =
  /(?<!\p{L})(?:questions?|ques?|qn|q|প্রশ্ন|प्रश्न|प्र)\s?[.:]?\s?(?:(?:nos?|numbers?|নং|संख्या|सं)\s?[.:]?\s?)?(\d{1,3})(?:\s?(?:to|[-–—]|থেকে|से)\s?(?:(?:questions?|ques?|qn|q|প্রশ্ন|प्रश्न)\s?[.:]?\s?)?(?:no\s?\.?\s?)?(\d{1,3}))?(?!\d|\.\d|\s?(?:marks?|অঙ্ক|নম্বর|अंक|[x×%/]|questions?))/iu

/** The numbers of its questions, first and last: `(Q.1 to Q.30)`, `Questions 31-40`, `(Q.4)`. */
export const namedRange = (title: string): { first: number; last: number } | null => {
  const [, first, last = first] = FROM_TO.exec(withPlainDigits(title)) ?? []
  if (first === undefined || Number(last) < Number(first)) return null
  return { first: Number(first), last: Number(last) }
}

const numbersOf = (questions: readonly QuestionBlock[]): number[] => questions.flatMap(({ number }) => number ?? [])

/** Whether a title names other questions than those below it, where each number stands only once; one that stands nowhere may be missing. */
export const namesOthers = (
  title: string,
  { own, others }: { own: readonly QuestionBlock[]; others: readonly QuestionBlock[] },
): boolean => {
  const range = namedRange(title)
  if (range === null || own.length === 0) return false
  const isNamed = (number: number) => number >= range.first && number <= range.last
  const [here, elsewhere] = [numbersOf(own), numbersOf(others)]
  return !here.every(isNamed) || elsewhere.some((number) => isNamed(number) && !here.includes(number))
}
