import { MAX_FORMULA_LENGTH } from '../../text/formula.ts'
import { findSign } from '../../text/prose-spans.ts'
import { ourTex } from './tex.ts'

/** A part of a text: what nothing changes, a formula as we write it, words in which a dollar is one of money. */
type Part = { kind: 'kept' | 'formula' | 'words'; text: string }
type Reading = { source: string; at: number; parts: Part[]; missing: Set<string> }

const ANY = /\\[([]|\\begin\{|\$/
const FENCE = /^[ \t]*```/
const FENCE_END = /^[ \t]*```[ \t\r]*$/
const SPECIAL = /[\\`$]/g
const PUNCTUATION = /[!-/:-@[-`{-~]/
const ENVIRONMENT = /\\begin\{(equation|align|alignat|gather|multline|eqnarray|flalign|displaymath|math)(\*?)\}/y
/** A dollar of money: with a letter, a digit or a sign behind it, so that it could begin a formula. */
const MAY_OPEN = /\$(?=[^\s$])/g
/** A formula within a line may go on in the next one. */
const MOST_LINES = 2
const SIGN_OF_FORMULA = /[\\^_{}=<>+]/
const WORD = /\p{L}{2,}/gu
/** What stands between two prices that have their dollars behind them: `5$, 6$`. */
const BETWEEN_PRICES = /^[,;/)–-]\s?\d*$|^[,;)]\s[\s\S]*\d$/
const GROUP = /\{[^{}]*\}/g
const DIGIT = /\d/
const SPACE = /\s/

/**
 * A text with `\( \)`, `\[ \]` and the environments of LaTeX as formulas of our prose, line for line. What is a formula or
 * code in it by prose stays as it is; dollars of money that would become part of a formula are written with a backslash.
 */
export const withOurFormulas = (text: string): string => {
  if (!ANY.test(text)) return text
  const parts = partsOf(text)
  const hasMade = parts.some(({ kind }) => kind === 'formula')
  return parts
    .map(({ kind, text: part }, at) => {
      if (kind === 'words') return hasMade ? withPlainDollars(part, parts[at + 1]) : part
      // By prose a digit behind a dollar says that it is money.
      const isBeforeDigit = kind === 'formula' && !part.endsWith('$$') && DIGIT.test(parts[at + 1]?.text[0] ?? '')
      return isBeforeDigit ? `${part} ` : part
    })
    .join('')
}

const withPlainDollars = (words: string, next: Part | undefined): string => {
  const plain = words.replace(MAY_OPEN, '\\$$')
  return next?.kind === 'formula' && plain.endsWith('$') ? `${plain.slice(0, -1)}\\$` : plain
}

/** Paragraph by paragraph, for no formula goes on behind an empty line; blocks of code are kept. */
const partsOf = (text: string): Part[] => {
  const parts: Part[] = []
  const lines = text.split('\n')
  let from = 0
  const endParagraph = (at: number) => {
    if (at > from) parts.push(...partsIn(lines.slice(from, at).join('\n')), { kind: 'kept', text: '\n' })
  }
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const isFence = FENCE.test(line)
    if (!isFence && line.trim() !== '') continue
    endParagraph(at)
    const end = isFence ? endOfFence(lines, at) : at
    parts.push({ kind: 'kept', text: `${lines.slice(at, end + 1).join('\n')}\n` })
    at = end
    from = end + 1
  }
  endParagraph(lines.length)
  const last = parts.at(-1)
  if (last) last.text = last.text.slice(0, -1)
  return parts
}

const endOfFence = (lines: readonly string[], at: number): number => {
  let end = at + 1
  while (end < lines.length && !FENCE_END.test(lines[end] ?? '')) end += 1
  return Math.min(end, lines.length - 1)
}

const partsIn = (paragraph: string): Part[] => {
  if (!ANY.test(paragraph)) return [{ kind: 'kept', text: paragraph }]
  const reading: Reading = { source: paragraph, at: 0, parts: [], missing: new Set() }
  while (reading.at < paragraph.length) {
    SPECIAL.lastIndex = reading.at
    const found = SPECIAL.exec(paragraph)?.index ?? paragraph.length
    push(reading, 'words', found)
    const sign = paragraph[found]
    if (sign !== undefined && !READERS[sign]?.(reading)) push(reading, 'words', found + 1)
  }
  return reading.parts
}

/** What is before `end` and not read yet, as it stands there. */
const push = (reading: Reading, kind: Part['kind'], end: number): true => {
  const text = reading.source.slice(reading.at, end)
  const last = reading.parts.at(-1)
  if (kind === 'words' && last?.kind === 'words') last.text += text
  else if (text !== '') reading.parts.push({ kind, text })
  reading.at = end
  return true
}

const pushFormula = (reading: Reading, text: string, end: number): true => {
  reading.parts.push({ kind: 'formula', text })
  reading.at = end
  return true
}

const readCode = (reading: Reading): boolean => {
  const { source, at, missing } = reading
  const end = missing.has('`') ? -1 : source.indexOf('`', at + 1)
  if (end === -1) missing.add('`')
  return end !== -1 && source.slice(at + 1, end).trim() !== '' && push(reading, 'kept', end + 1)
}

const readDollar = (reading: Reading): boolean => {
  const { source, at } = reading
  if (source.startsWith('$$', at)) {
    const end = findSign(reading, '$$', at + 2)
    const isFormula = end !== -1 && source.slice(at + 2, end).trim() !== ''
    return push(reading, isFormula ? 'kept' : 'words', isFormula ? end + 2 : at + 2)
  }
  const end = SPACE.test(source[at + 1] ?? ' ') ? -1 : findSign(reading, '$', at + 1)
  if (end === -1 || SPACE.test(source[end - 1] ?? ' ') || DIGIT.test(source[end + 1] ?? '')) return false
  const tex = source.slice(at + 1, end)
  // Formulas of TeX stand between two prices, and in a formula only within its text.
  if (/\\[([]/.test(tex.replace(GROUP, ''))) return false
  const isPrice = isMoney(tex) || (DIGIT.test(source[at - 1] ?? '') && BETWEEN_PRICES.test(tex))
  if (!isPrice) return push(reading, 'kept', end + 1)
  reading.parts.push({ kind: 'kept', text: `\\$${tex}\\$` })
  reading.at = end + 1
  return true
}

/** Behind its first number stand plain words, as in no formula: `$7, how much is that in US$`. */
const isMoney = (tex: string): boolean =>
  DIGIT.test(tex[0] ?? '') && !SIGN_OF_FORMULA.test(tex) && (tex.match(WORD) ?? []).length >= 2

const readBackslash = (reading: Reading): boolean => {
  const { source, at } = reading
  const next = source[at + 1] ?? ''
  if (next === '(' && readInline(reading)) return true
  if (next === '[' && readDisplay(reading)) return true
  if (next === 'b' && readEnvironment(reading)) return true
  return PUNCTUATION.test(next) && push(reading, 'kept', at + 2)
}

/** What stands up to the sign that closes; null where another one opens first, or what no formula has. */
const innerOf = ({ source, at }: Reading, opens: string, closes: string): string | null => {
  const from = at + opens.length
  const most = Math.min(source.length, from + MAX_FORMULA_LENGTH)
  for (let end = from; end < most; end += source[end] === '\\' ? 2 : 1) {
    if (source.startsWith(closes, end)) {
      const inner = source.slice(from, end)
      return inner.trim() === '' ? null : inner
    }
    if (source[end] === '$' || source.startsWith(opens, end)) return null
  }
  return null
}

const readInline = (reading: Reading): boolean => {
  const inner = innerOf(reading, '\\(', '\\)')
  if (inner === null || inner.split('\n').length > MOST_LINES) return false
  const tex = ourTex(inner.trim())
  return tex !== '' && pushFormula(reading, `$${tex}$`, reading.at + inner.length + '\\(\\)'.length)
}

const readDisplay = (reading: Reading): boolean => {
  const inner = innerOf(reading, '\\[', '\\]')
  return inner !== null && pushDisplay(reading, inner, inner.length + '\\[\\]'.length)
}

const readEnvironment = (reading: Reading): boolean => {
  ENVIRONMENT.lastIndex = reading.at
  const opens = ENVIRONMENT.exec(reading.source)?.[0]
  if (opens === undefined) return false
  const closes = opens.replace('begin', 'end')
  const inner = innerOf(reading, opens, closes)
  return inner !== null && pushDisplay(reading, opens + inner + closes, opens.length + inner.length + closes.length)
}

const pushDisplay = (reading: Reading, inner: string, length: number): boolean => {
  const tex = ourTex(inner.replace(/^[ \t]+|[ \t]+$/g, ''))
  return tex.trim() !== '' && pushFormula(reading, `$$${tex}$$`, reading.at + length)
}

const READERS: Readonly<Record<string, (reading: Reading) => boolean>> = {
  '`': readCode,
  $: readDollar,
  '\\': readBackslash,
}
