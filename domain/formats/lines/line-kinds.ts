import { type Marks, wholeMarks } from '../../marking/marks.ts'
import { namesCategory } from './heading-words.ts'
import { opensKeys } from './key-headings.ts'
import { keyPairsIn } from './keys-at-the-end.ts'
import { withPlainDigits } from './scripts.ts'
import { ownMarksAdded, withoutProduct } from './worth.ts'

const TRUE_WORDS = /^(?:true|t|সত্য|ঠিক|सत्य|सही|✓|✔|✅|√)[.।]?$/iu
const FALSE_WORDS = /^(?:false|f|মিথ্যা|ভুল|असत्य|गलत|✗|✘|❌|×)[.।]?$/iu

/** What a word says of a statement; null where it says nothing of it. */
export const verdictIn = (text: string): boolean | null => {
  if (TRUE_WORDS.test(text)) return true
  return FALSE_WORDS.test(text) ? false : null
}

/** A line with nothing but True or False. */
export const bareVerdict = (line: string): boolean | null => (line.length < 3 ? null : verdictIn(line))

/** `T / F : ...`: what is asked of a statement before it. */
const ASKS_BEFORE = /^[[(]?\s?(?:true\s?(?:\/|or)\s?false|t\s?\/\s?f)\s?[)\]]?\s?[:：–-]\s?(?=\S)/iu
const ASKS_VERDICT =
  /\s?[[(]\s?(?:true\s?(?:\/|or)\s?false|t\s?\/\s?f|(?:সত্য|ঠিক)\s?(?:\/|বা|না)\s?(?:মিথ্যা|ভুল)|(?:सत्य|सही)\s?(?:\/|या)\s?(?:असत्य|गलत))\s?[)\]]\.?$/iu

const VERDICT = 'true|false|সত্য|মিথ্যা|ঠিক|ভুল|सत्य|असत्य|सही|गलत'
const BEHIND_STATEMENT = [
  new RegExp(`^(.*[.?!।)])\\s(${VERDICT})[.।]?$`, 'isu'),
  new RegExp(`^(.*\\S)\\s?[-–—=:]\\s(${VERDICT})[.।]?$`, 'isu'),
  new RegExp(`^(.*\\S)\\s?[[(]\\s?(${VERDICT}|[TF✓✔✅√✗✘❌×])\\ufe0f?\\s?[)\\]][.।]?$`, 'isu'),
]
const MOST_STATEMENT = 2_000
/** Asked first, of the last signs of a line: most lines say nothing of themselves. */
const MAY_SAY_VERDICT = new RegExp(`(?:${VERDICT}|[TF✓✔✅√✗✘❌×]\\ufe0f?\\s?[)\\]])\\s?[)\\]]?[.।]?$`, 'iu')
const MOST_VERDICT = 16

/** `Ice is hot. False`, `Ice is hot (F)`: a statement, and what is said of it behind it. */
export const verdictBehind = (text: string): { statement: string; verdict: string } | null => {
  if (text.length > MOST_STATEMENT || !MAY_SAY_VERDICT.test(text.slice(-MOST_VERDICT))) return null
  for (const pattern of BEHIND_STATEMENT) {
    const [, statement, verdict] = pattern.exec(text) ?? []
    if (statement !== undefined && verdict !== undefined) return { statement, verdict }
  }
  return null
}

const SECTION =
  /^(section|বিভাগ|खंड|खण्ड|part|group|unit)(?![\p{L}\p{M}])\s*[-–:]?\s*(?:\p{L}|[ivx]{1,4}|\d{1,2})(?:\s*[-–—:.([|].*)?$/iu
const CERTAIN_SECTION = /^(?:section|বিভাগ|खंड|खण्ड)/iu

/** `Section B`, `Part II: ...`, `Category I`. Among other words a part or a group is one of theirs. */
export const isSection = (written: string, isAmongOthers: boolean): boolean => {
  const line = withoutProduct(written)
  return isHeading(line, isAmongOthers)
}

const isHeading = (line: string, isAmongOthers: boolean): boolean =>
  (SECTION.test(withPlainDigits(line)) && (!isAmongOthers || CERTAIN_SECTION.test(line))) ||
  (!isAmongOthers && namesCategory(line))

/** A line that only parts others. */
export const isRule = (line: string): boolean =>
  /^(?:[-–—]{3,}|={3,}|(?:[〰~━─═▬_]\ufe0f?){3,}|\*{3,}|\|(?:\s*:?-{2,}:?\s*\|?)+)$/u.test(line)

/** A statement without the `(True/False)` behind it; null where there is none. */
export const statementIn = (text: string): string | null => {
  const found = [ASKS_VERDICT, ASKS_BEFORE].find((pattern) => pattern.test(text))
  return found ? text.replace(found, '') : null
}

/** An item of an order, or a pair. */
export const itemIn = (line: string): string | null => {
  const match = /^[-–•*](?:\s(.*)|)$/u.exec(line)
  return match ? (match[1] ?? '') : null
}

export const looksLikeItem = (line: string): boolean => /^[-–•*+](?:\s|$)/u.test(line)

const HOW_MANY = '(\\d{1,3}(?:\\.\\d{1,2})?)'
const MARKS_BEFORE = '(?:marks?|নম্বর|মান|अंक)\\s?[:=–-]?\\s?'
const MARKS_BEHIND = '\\s?(?:marks?|mks?|নম্বর|अंक)'
const OWN_MARKS = [
  `\\s?[[(]\\s?(?:${MARKS_BEFORE})?${HOW_MANY}${MARKS_BEHIND}\\s?[)\\]]$`,
  `\\s?[[(]\\s?${MARKS_BEFORE}${HOW_MANY}\\s?[)\\]]$`,
  // In round brackets these are metres.
  `\\s?\\[\\s?${HOW_MANY}\\s?m\\s?\\]$`,
  // A number alone is one of mathematics, or of a source, where no sentence is over before it.
  '(?<=[?.!।_][\'"’”]?)\\s\\[\\s?(\\d{1,2})\\s?\\]$',
  '(?<=\\?[\'"’”]?)\\s\\(\\s?(\\d{1,2})\\s?\\)$',
].map((words) => new RegExp(words, 'iu'))

/** `[4 marks]` behind a question. */
export const ownMarksBehind = (line: string): { before: string; points: Marks } | null => {
  if (!/[)\]½¼¾]$/.test(line)) return null
  const added = ownMarksAdded(line)
  if (added !== null) return { before: added.before, points: Math.round(wholeMarks(added.marks)) }
  const plain = withPlainDigits(line)
  for (const pattern of OWN_MARKS) {
    const match = pattern.exec(plain)
    if (match) return { before: line.slice(0, match.index), points: Math.round(wholeMarks(Number(match[1]))) }
  }
  return null
}

/** `Question 3 (2 marks)`: marks, and nothing else behind the number of a question. */
export const bareMarks = (text: string): Marks | null => {
  const marks = ownMarksBehind(`. ${text}`)
  return marks?.before === '.' ? marks.points : null
}

/** Whether a line is one of the keys that stand behind all questions. */
export const isKeyLine = (line: string): boolean => opensKeys(line) !== null || keyPairsIn(line, false) !== null
