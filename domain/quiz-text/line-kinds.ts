import { type Marks, wholeMarks } from '../marks.ts'
import { keyPairsIn, opensKeys } from './keys-at-the-end.ts'
import { withPlainDigits } from './scripts.ts'

const TRUE_WORDS = /^(?:true|t|সত্য|ঠিক|सत्य|सही)[.।]?$/iu
const FALSE_WORDS = /^(?:false|f|মিথ্যা|ভুল|असत्य|गलत)[.।]?$/iu

/** What a word says of a statement; null where it says nothing of it. */
export const verdictIn = (text: string): boolean | null => {
  if (TRUE_WORDS.test(text)) return true
  return FALSE_WORDS.test(text) ? false : null
}

/** A line with nothing but True or False. */
export const bareVerdict = (line: string): boolean | null => (line.length < 3 ? null : verdictIn(line))

const ASKS_VERDICT =
  /\s?[[(]\s?(?:true\s?(?:\/|or)\s?false|t\s?\/\s?f|সত্য\s?(?:\/|বা|না)\s?মিথ্যা|सत्य\s?(?:\/|या)\s?असत्य)\s?[)\]]\.?$/iu

/** A statement without the `(True/False)` behind it; null where there is none. */
export const statementIn = (text: string): string | null =>
  ASKS_VERDICT.test(text) ? text.replace(ASKS_VERDICT, '') : null

const PAGE =
  /^(?:page|পৃষ্ঠা|पृष्ठ)\s?[-–:]?\s?\d{1,4}(?:\s?(?:of|\/)\s?\d{1,4})?$|^\d{1,4}\s?\|\s?p\s?a\s?g\s?e$|^[-–]\s?\d{1,4}\s?[-–]$|^\d{1,4}$/iu

/** What stands at the foot of a page. */
export const isPageNumber = (line: string): boolean => PAGE.test(withPlainDigits(line))

export const isBareNumber = (line: string): boolean => /^\d{1,4}$/.test(withPlainDigits(line))

/** An item of an order, or a pair. */
export const itemIn = (line: string): string | null => {
  const match = /^[-–•*](?:\s(.*)|)$/u.exec(line)
  return match ? (match[1] ?? '') : null
}

export const looksLikeItem = (line: string): boolean => /^[-–•*+](?:\s|$)/u.test(line)

const OWN_MARKS = /\s?[[(]\s?(?:marks?\s?[:-]?\s?)?(\d{1,3}(?:\.\d{1,2})?)\s?(?:marks?|m|নম্বর|अंक)\s?[)\]]$/iu

/** `[4 marks]` behind a question. */
export const ownMarksBehind = (line: string): { before: string; points: Marks } | null => {
  const match = OWN_MARKS.exec(withPlainDigits(line))
  return match ? { before: line.slice(0, match.index), points: Math.round(wholeMarks(Number(match[1]))) } : null
}

/** Whether a line is one of the keys that stand behind all questions. */
export const isKeyLine = (line: string): boolean => opensKeys(line) !== null || keyPairsIn(line, false) !== null
