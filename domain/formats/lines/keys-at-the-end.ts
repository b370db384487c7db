import { placeOf, ROMAN, withPlainDigits } from './scripts.ts'

/** How far apart the numbers of parts are counted: 1.2 is 102. */
export const PARTS_APART = 100

/** What the keys behind all questions say of one of them. */
export type KeyPair = { number: number; answer: string; source?: string }

/** The cells of a row of a table, side by side. */
export const withoutBars = (line: string): string =>
  line.startsWith('|') || line.includes(' | ') ? line.replaceAll('|', ' ').replace(/\s+/g, ' ').trim() : line

const LETTER = '(?!q)\\p{L}(?![\\p{L}\\p{M}\\d])'
const IN_BRACKETS = '[([]\\s?(?:\\p{L}|[ivx]{2,4}|\\d{1,2})\\s?[)\\]]'
const MORE = `(?:\\s?(?:[,&+/]|and\\b|ও|এবং|और)\\s?(?:${IN_BRACKETS}|${LETTER})|\\s?${IN_BRACKETS})*`
const ANSWER = `[([]?\\s?(?:\\p{L}{1,5}|\\d{1,2})\\s?[)\\]]?${MORE}`
const NUMBER = '[([]?\\s?(?:q\\s?\\.?\\s?)?(\\d{1,3}(?:\\.\\d{1,2})?|[ivx]{1,4}(?=[)\\].]))'
const VERDICT = '(?:true|false|সত্য|মিথ্যা|ঠিক|ভুল|सत्य|असत्य|सही|गलत)(?![\\p{L}\\p{M}])'
const END = '(?:[\\s,;|.]+|$)'
const SIGN = '(?:\\s?(?:[.):\\]।=→|—-]|–))+'
const PAIR = new RegExp(`^${NUMBER}(?:\\s?${SIGN}\\s?(${ANSWER})|\\s?(${IN_BRACKETS}${MORE}))${END}`, 'iu')
/** Below their heading the sign between them may be missing. */
const PAIR_IN_KEYS = new RegExp(
  `^${NUMBER}(?:\\s?${SIGN}\\s?(${ANSWER})|\\s?((?:${IN_BRACKETS}|${LETTER}|${VERDICT})${MORE}))${END}`,
  'iu',
)
const WORDS = /(?:^|\s)[([]?(\d{1,3}|[ivx]{1,4}(?=[)\].])|\p{L}(?=\)))\s?[.):\]।=→–-]+\s?(?=\S)/giu

/** `61. Ans. (B) 62. Ans. (A)`: the name of each. */
const NAMED = /(?<=\p{Nd}\s?[.):]\s?)(?:ans(?:wer)?|উত্তর|उत्तर)\s?[.:–-]*\s*(?=[([]?\s?\p{L}\s?[)\]]?(?:[\s,;]|$))/giu

const MANY = 2
/** Characters: the keys of as many questions as a quiz can have take less. */
const LONGEST_LINE = 20_000

/**
 * `1-c, 2-b`, `1. b 2. d`: all that a line says, which has nothing else in it; null for another line. `inKeys`: behind their
 * heading a single one will do, and words may be an answer.
 */
export const keyPairsIn = (written: string, inKeys: boolean): KeyPair[] | null => {
  if (written.length > LONGEST_LINE) return null
  const ofOne = inKeys ? matchPairsIn(written) : null
  if (ofOne !== null) return [ofOne]
  const reasoned = inKeys ? rowIn(written) : null
  if (reasoned !== null) return [reasoned]
  const lettered = inKeys ? letterPairsIn(written) : null
  if (lettered !== null) return lettered
  const line = withoutBars(written).replace(NAMED, '')
  const pairs: KeyPair[] = []
  const plain = withPlainDigits(line)
  let at = 0
  while (at < plain.length) {
    const match = (inKeys ? PAIR_IN_KEYS : PAIR).exec(plain.slice(at, at + MOST_PAIR))
    if (!match) break
    const answer = match[2] ?? match[3] ?? ''
    const start = at + match[0].lastIndexOf(answer)
    const source = line.slice(at, start + answer.length).trim()
    const pair = { number: numberOf(match[1] ?? ''), answer: line.slice(start, start + answer.length).trim() }
    pairs.push(written.includes(source) ? { ...pair, source } : pair)
    at += match[0].length
  }
  if (at >= plain.length && pairs.length >= (inKeys ? 1 : MANY)) return pairs
  return inKeys ? wordPairsIn(line, plain) : null
}

/** `| 1 | (b) | because ... |`: a row of a table of keys that says why. */
const rowIn = (row: string): KeyPair | null => {
  const [, number, label = '', why = ''] = ROW.exec(withPlainDigits(row)) ?? []
  if (number === undefined) return null
  const words = row
    .slice(row.lastIndexOf('|', row.length - 2) + 1)
    .replace(/\|\s*$/u, '')
    .trim()
  return { number: Number(number), answer: `${label.trim()}. Explanation: ${words || why}` }
}
const ROW = /^\|\s*(\d{1,3})[.)]?\s*\|\s*([([]?\s?\p{L}\s?[)\]]?)\s*\|\s*([^|]{3,})\|\s*$/u

const LABEL = '[([]?\\s?(?:\\p{L}|[ivx]{1,4}|\\d{1,2})\\s?[)\\]]?'
const OF_MATCH = new RegExp(
  `^(?:q\\s?\\.?\\s?)?(\\d{1,3})\\s?[.):]+\\s*((?:${LABEL}\\s?[-–—:=→]\\s?${LABEL}(?:[\\s,;]+|$)){2,})$`,
  'iu',
)

/** `4. 1-c, 2-a`: the key of one question, in which two lists are matched. */
const matchPairsIn = (line: string): KeyPair | null => {
  const [, number, pairs = ''] = OF_MATCH.exec(withPlainDigits(line.trim())) ?? []
  return number === undefined ? null : { number: Number(number), answer: line.trim().slice(-pairs.length) }
}

const LETTER_PAIR =
  /[([]?\s?(\p{L}|[ivx]{1,4})\s?(?:[)\].]+\s?[–—:=-]?|[–—:=-])\s?([([]\s?(?:\p{L}|[ivx]{1,4}|\d)\s?[)\]]|\p{L}(?![\p{L}\p{M}])|\d)(?:[\s,;.]+|$)/giu

/** `(a) (ii), (b) (iii)`, `ক – আ, খ – ঈ`: letters as the numbers of questions, from the first on; null for another line. */
const letterPairsIn = (line: string): KeyPair[] | null => {
  const found = [...line.trim().matchAll(LETTER_PAIR)]
  const isWhole = found.reduce((length, [all]) => length + all.length, 0) === line.trim().length
  const pairs = found.map(([, number = '', answer = '']) => ({ number: numberOf(number), answer: answer.trim() }))
  const areInOrder = pairs.every(({ number }, at) => number === at + 1)
  return isWhole && areInOrder && pairs.length >= MANY ? pairs : null
}

/** `1. New Delhi 2. Ganga`: each number is the next one, and what stands between them is an answer in words. */
const wordPairsIn = (line: string, plain: string): KeyPair[] | null => {
  const pairs: (KeyPair & { from: number })[] = []
  for (const match of plain.matchAll(WORDS)) {
    const [number, last] = [numberOf(match[1] ?? ''), pairs.at(-1)]
    if (last ? number !== last.number + 1 : match.index !== 0) continue
    if (last) last.answer = ended(line.slice(last.from, match.index))
    const from = match.index + match[0].length
    pairs.push({ number, answer: ended(line.slice(from)), from })
  }
  const areWords = pairs.every(({ answer }) => answer !== '' && answer.length <= MOST_WORDS && !answer.endsWith('?'))
  return pairs.length > 0 && areWords ? pairs.map(({ number, answer }) => ({ number, answer })) : null
}

/** A number, that of a part such as 1.2, a Roman one, or the place of a letter. */
const numberOf = (written: string): number => {
  const [part, place] = written.split('.')
  if (place !== undefined) return Number(part) * PARTS_APART + Number(place)
  if (/^\d/.test(written)) return Number(written)
  const roman = ROMAN.indexOf(written.toLowerCase())
  return 1 + (roman === -1 ? placeOf(written.toLowerCase()) : roman)
}

const ended = (answer: string): string => answer.trim().replace(/[,;]$/, '')

const MOST_PAIR = 60
/** Of an answer in words. */
const MOST_WORDS = 80
