import { withPlainDigits } from './scripts.ts'

/** What the keys behind all questions say of one of them. */
export type KeyPair = { number: number; answer: string }

const OPENING =
  /^(?:answers?\s*keys?|answers|ans(?:wer)?\s*keys?|keys|key|উত্তর\s*(?:মালা|পত্র|সমূহ)|উত্তরগুলি|उत्तर\s*(?:कुंजी|माला|तालिका))\s*[:：ঃ।.–-]*\s*(.*)$/iu

/** `Answers: ...`: what stands behind the heading, which may be nothing; null for no such heading. */
export const opensKeys = (line: string): string | null => {
  const match = OPENING.exec(line)
  if (!match) return null
  const rest = match[1] ?? ''
  return rest === '' || keyPairsIn(rest, true) !== null ? rest : null
}

const ANSWER = '[([]?\\s?(?:[\\p{L}]{1,5}|\\d{1,2})\\s?[)\\]]?'
const PAIR = new RegExp(
  `^[([]?\\s?(?:q\\s?\\.?\\s?)?(\\d{1,3})\\s?(?:[.):\\]।=→-]|–)+\\s?(${ANSWER})(?:[\\s,;|.]+|$)`,
  'iu',
)
const LAST_TEXT = /^[([]?\s?(\d{1,3})\s?[.):\]।=→–-]+\s?(\S.*[^?])$/u

const MANY = 2

/**
 * `1-c, 2-b`, `1. b 2. d`: all that a line says, which has nothing else in it; null for another line. `inKeys`: behind their
 * heading a single one will do, and words may be an answer.
 */
export const keyPairsIn = (line: string, inKeys: boolean): KeyPair[] | null => {
  const pairs: KeyPair[] = []
  const plain = withPlainDigits(line)
  let at = 0
  while (at < plain.length) {
    const match = PAIR.exec(plain.slice(at, at + MOST_PAIR))
    if (!match) break
    const answer = match[2] ?? ''
    const start = at + match[0].lastIndexOf(answer)
    pairs.push({ number: Number(match[1]), answer: line.slice(start, start + answer.length).trim() })
    at += match[0].length
  }
  if (at >= plain.length && pairs.length >= (inKeys ? 1 : MANY)) return pairs
  const text = inKeys && pairs.length <= 1 && line.length <= MOST_WORDS ? LAST_TEXT.exec(plain) : null
  return text ? [{ number: Number(text[1]), answer: line.slice(plain.length - (text[2] ?? '').length) }] : null
}

const MOST_PAIR = 60
/** Of an answer in words, with its number. */
const MOST_WORDS = 80
