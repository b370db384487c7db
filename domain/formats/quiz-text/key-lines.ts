import { answerIn, isAnswerHeading } from '../lines/answer-lines.ts'
import { isAnswerable } from '../lines/block.ts'
import { type KeyPair, keyPairsIn, opensKeys } from '../lines/keys-at-the-end.ts'
import type { Line } from '../lines/lines.ts'
import { finish, questionIn, type Reader, waitsFor } from '../lines/reader.ts'

/** Keys that stand behind the questions, or above them. */
export const readKeys = (reader: Reader, { text, number, literal }: Line): boolean => {
  if (literal !== null) return false
  const rest = opensKeys(text) ?? headedIn(reader, text)
  // Above all questions only a heading says that these are keys.
  if (rest === null && !reader.inKeys && reader.blocks.length === 0 && reader.current === null) return false
  const isHeaded = rest !== null || endsHeading(reader, text)
  const question = questionIn(reader)
  const mayStand = isHeaded || reader.inKeys || reader.afterBlank || question === null || isAnswerable(question)
  const pairs = goingOn(reader, keyPairsIn(rest ?? text, reader.inKeys || isHeaded), isHeaded)
  if (rest === null && (pairs === null || !mayStand)) {
    reader.inKeys = false
    return false
  }
  finish(reader)
  reader.inKeys = true
  for (const pair of pairs ?? []) reader.keys.push({ ...pair, line: number })
  return true
}

/** Numbers that begin anew are no longer those of keys. */
const goingOn = (reader: Reader, pairs: KeyPair[] | null, isHeaded: boolean): KeyPair[] | null => {
  if (isHeaded) reader.keysFrom = reader.keys.length
  const last = reader.inKeys ? (reader.keys.slice(reader.keysFrom).at(-1)?.number ?? 0) : 0
  return (pairs?.[0]?.number ?? 0) > last ? pairs : null
}

/** `Ans: 1. b 2. c`: the name of one answer above those of several questions. */
const headedIn = (reader: Reader, text: string): string | null => {
  const answer = answerIn(text)
  if (answer === null || answer.before !== '' || answer.label === '') return null
  const pairs = keyPairsIn(answer.label, true) ?? []
  const waiting = pairs.filter((pair) => waitsFor(reader, pair.number))
  return waiting.length > 1 ? answer.label : null
}

/** A line of keys below `Answer:`, which was taken for the name of one that follows: it is a heading. */
const endsHeading = (reader: Reader, text: string): boolean => {
  const question = questionIn(reader)
  const last = question?.fields.at(-1)
  if (!question || last?.name !== 'answer' || last.words.parts.length > 0) return false
  if (!(keyPairsIn(text, true) ?? []).some((pair) => waitsFor(reader, pair.number))) return false
  question.fields.pop()
  return true
}

/** Whether a bare `Answer` stands where one is given, or keys begin. */
export const isHeadingHere = (reader: Reader, text: string): boolean => {
  const question = questionIn(reader)
  return question !== null && (reader.afterBlank || question.options.length > 0) && isAnswerHeading(text)
}
