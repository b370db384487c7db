import { MAX_SECTIONS } from '../../questionnaires/items/passage.ts'
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

/** Numbers that begin anew are no longer those of keys, unless those of the questions do so at the same place. */
const goingOn = (reader: Reader, pairs: KeyPair[] | null, isHeaded: boolean): KeyPair[] | null => {
  if (isHeaded) reader.keysFrom = reader.keys.length
  const last = reader.inKeys ? (reader.keys.slice(reader.keysFrom).at(-1)?.number ?? 0) : 0
  if ((pairs?.[0]?.number ?? 0) > last) return pairs
  if (pairs === null || !beginAnew(reader, pairs)) return null
  reader.keysFrom = reader.keys.length
  return pairs
}

/** Of one answer: words may be those of another question. */
const LONGEST_ANEW = 5

/** Whether the keys so far are for all questions of the sections before, number by number, and these for the next one. */
const beginAnew = (reader: Reader, pairs: readonly KeyPair[]): boolean => {
  reader.keysAnew += 1
  if (reader.keysAnew > MAX_SECTIONS) return false
  const numbers = reader.blocks.flatMap((block) => (block.kind === 'question' ? (block.number ?? []) : []))
  const [asked, keyed] = [runsIn(numbers), runsIn(reader.keys.map(({ number }) => number))]
  const isNext = asked[keyed.length]?.[0] === pairs[0]?.number
  const areWhole = keyed.every((run, at) => run.join() === asked[at]?.join())
  return isNext && areWhole && pairs.every(({ answer }) => answer.length <= LONGEST_ANEW)
}

/** Numbers that rise, and begin anew. */
const runsIn = (numbers: readonly number[]): number[][] => {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number > (run.at(-1) ?? 0)) run.push(number)
    else runs.push([number])
  }
  return runs
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
