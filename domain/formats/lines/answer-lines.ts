import { NAMES, SHORT_NAMES, SPEAKS_OF_ANSWER } from './answer-words.ts'

/** How papers say which answer is right, in a line of its own or behind a question. */

const SIGN = '(?:[.:：ঃः।=–—⇒→➜➔➡👉➤►▶>-]\\ufe0f?\\s*)'
const LABEL = '[([]?\\s*(?:[\\p{L}\\p{Nd}\u2460-\u2473\u24b6-\u24e9]|[ivx]{2,4})\\s*[)\\]]?'
const LABELS = `${LABEL}(?:\\s*(?:,|&|and|ও|এবং|और)\\s*${LABEL})*`
/** What chat assistants and word processors set before a name. */
const ADORNMENT = '(?:(?:[✅☑✔👉➡*]|\\ufe0f)+\\s*)?'

const AT_START = new RegExp(
  `^${ADORNMENT}[[(]?(?:${NAMES}|${SHORT_NAMES})(?:\\s+is)?\\s*${SIGN}+[\\s*>]*(\\S.*)$`,
  'iu',
)
const WITHOUT_SIGN = new RegExp(`^${ADORNMENT}[[(]?(?:${NAMES})(?:\\s+is)?\\s+(${LABELS}[.।]?)$`, 'iu')
/** `Official Ans. by NTA (3)`, `Board Ans. (3)`: whose key it is, and the label in brackets; no heading such as `Short Answer Questions (1 mark each)`. */
const BY_NAME =
  /^(?!.*(?:questions?|marks?|types?)\b|.*\b(?:short|long)\b)(?:(?:\p{L}+\s){0,2}|\(\p{L}+\)\s)(?:answer|ans)\b\.?(?:\s+(?:key|by|as|per|given|\p{Lu}[\p{L}]*)){0,4}\s*[.:–-]*\s*([([].{1,40}[)\]]\.?)$/iu
/** `Option B is correct.`, `বিকল্প (খ) সঠিক`. */
const OPTION_IS_RIGHT = new RegExp(
  `^${ADORNMENT}(?:(?:the\\s+)?(?:option|choice|answer)|বিকল্প|विकल्प)\\s*(${LABEL})\\s*(?:is\\s+(?:the\\s+)?(?:correct|right)(?:\\s+(?:answer|option|choice))?|(?:টি\\s*)?(?:হল\\s*)?সঠিক(?:\\s+উত্তর)?|सही(?:\\s+(?:उत्तर|विकल्प))?(?:\\s+है)?)\\s*[.।]?$`,
  'iu',
)
const BARE_SHORT = new RegExp(`^(?:${SHORT_NAMES})\\s+([([]?\\p{L}[)\\]]?)$`, 'u')
const CORRECT = new RegExp(`^${ADORNMENT}correct\\s*[:：]\\s*(${LABELS}[.।]?)$`, 'iu')
/** Whose answer it is. */
const WHOSE = '(?:(?:official|expected|suggested|intended|model|final)\\s+)?'
const WITHIN = new RegExp(`\\s([[(]?)${WHOSE}(?:${NAMES})\\s*${SIGN}+\\s*(?=\\S)`, 'giu')
const EMPTY = new RegExp(`^(?:${NAMES})\\s*[:：ঃः=]$`, 'iu')
const HEADING = /^(?:(?:correct\s+)?answers?|ans|(?:সঠিক\s*)?উত্তর|(?:सही\s*)?उत्तर)\.?$/iu

/** Asked first: most lines have none. */
const MAY_NAME = /answer|ans|key|correct|option|choice|উ|বিকল্প|उ|विकल्प|जवाब/iu

const IS_OVER = /[?.।!)\]:…_=\d]$/u
const SAYS_LABELS = new RegExp(`^${LABELS}(?:$|[\\s.।])`, 'iu')
const MOST_BEFORE = 20

/** `... how much is it? [উঃ 154]`. */
const BRACKETED =
  /(?<=[?.।_…:)]["'”’]?)\s[[(]\s?(?:(?:ans(?:wer)?|উত্তর|উ|उत्तर|उ)\s?[.:：ঃ।–-]+\s*|উঃ\s*)([^()[\]]{1,60})[\])]\s*[.।]?$/iu

type Answer = { before: string; label: string }

const closed = (label: string, isInBrackets: boolean): string =>
  isInBrackets && /[)\]]$/.test(label) ? label.slice(0, -1) : label

const bold = (line: string, label: string): string =>
  /^[^\p{L}\p{N}]*\*\*/u.test(line) ? label.replace(/\*\*$/, '') : label

/** The answer given in this line, and the text before it. */
export const answerIn = (line: string): Answer | null => {
  if (!MAY_NAME.test(line)) return answerBehindArrow(line)
  if (EMPTY.test(line)) return { before: '', label: '' }
  const match =
    OPTION_IS_RIGHT.exec(line) ??
    BARE_SHORT.exec(line) ??
    WITHOUT_SIGN.exec(line) ??
    CORRECT.exec(line) ??
    AT_START.exec(line) ??
    BY_NAME.exec(line)
  const label = match?.[1]
  return label === undefined
    ? (bracketedIn(line) ?? answerWithin(line) ?? answerBehindArrow(line))
    : { before: '', label: bold(line, closed(label, /^[[(]/.test(line))) }
}

const bracketedIn = (line: string): Answer | null => {
  const found = BRACKETED.exec(line)
  return found && { before: line.slice(0, found.index).trim(), label: (found[1] ?? '').trim() }
}

/** `Who wrote it? → Tagore`. */
const BEHIND_ARROW = /[?？]\s*(?:→|⇒|➜|➔|=>|->|—>|[–—-](?=\s)|=(?=\s))\s*(?=[^\s?？]+(?:\s[^\s?？]+){0,7}$)/u

/** Behind other words an answer has to look like one, or they have to be at their end. */
const answerWithin = (line: string): Answer | null => {
  for (const match of line.matchAll(WITHIN)) {
    const label = line.slice(match.index + match[0].length)
    const before = line.slice(Math.max(0, match.index - MOST_BEFORE), match.index).trimEnd()
    const looksSo = IS_OVER.test(before) || SAYS_LABELS.test(label)
    if (looksSo && !SPEAKS_OF_ANSWER.test(before))
      return { before: line.slice(0, match.index).trim(), label: closed(label, match[1] !== '') }
  }
  return null
}

const answerBehindArrow = (line: string): Answer | null => {
  const found = BEHIND_ARROW.exec(line)
  return found && { before: line.slice(0, found.index + 1), label: line.slice(found.index + found[0].length) }
}

/** Whether a line is the name of answers, and nothing behind it. */
export const isAnswerHeading = (line: string): boolean => HEADING.test(line) || EMPTY.test(line)

const EXPLANATIONS = ['explanation|expl?|solution|soln?', 'Explanation|EXPLANATION|Expl?|Solution|SOLUTION|Soln?'].map(
  (names, at) =>
    new RegExp(
      `${at === 0 ? '(?<=[.,;)\\]।])\\s*' : '\\s'}[([]?(?:${names}|ব্যাখ্যা|সমাধান|व्याख्या|समाधान)\\s*[.:：ঃ–-]+\\s*(?=\\S)`,
      at === 0 ? 'iu' : 'u',
    ),
)

/** An explanation behind an answer in its line: after a sign, or with a capital letter. */
export const explanationBehind = (line: string): { answer: string; explanation: string } | null => {
  for (const pattern of EXPLANATIONS) {
    const match = pattern.exec(line)
    if (!match || match.index === 0) continue
    const explanation = closed(line.slice(match.index + match[0].length), /[[(]/.test(match[0]))
    return { answer: line.slice(0, match.index).replace(/[\s,;]+$/u, ''), explanation }
  }
  return null
}
