import { explanationBehind } from '../lines/answer-lines.ts'
import { answersOf, type PlacedKey, type QuestionBlock, type Reading } from '../lines/block.ts'
import { wordsOf } from '../lines/words.ts'
import { setReasonsApart } from '../paper/builder.ts'

/** Gives keys that stand apart to their questions; those that are left over fit none. */
export const unknownKeys = ({ blocks, keys }: Reading): PlacedKey[] => {
  const questions = blocks.filter((block) => block.kind === 'question')
  // Where no question has a number, keys count them.
  const areCounted = questions.every(({ number, isNamed }) => number === null && isNamed)
  const asked = questions.map((block, at) => ({ block, number: areCounted ? at + 1 : block.number }))
  const certain = certainIn(
    keys,
    asked.flatMap(({ number }) => number ?? []),
  )
  const waiting = waitingBy(asked)
  const answered = answeredBy(asked)
  const given = new Map<number, number>()
  return keys.filter((key, at) => {
    if (at >= certain) return true
    const next = given.get(key.number) ?? 0
    const block = waiting.get(key.number)?.[next]
    given.set(key.number, next + 1)
    const target = block ?? answered.get(key.number)
    if (target) giveKey(target, key)
    return target === undefined
  })
}

/** `**C) Canberra** – why`: with what is said of it. */
const giveKey = (question: QuestionBlock, { answer, line, source }: PlacedKey) => {
  const plain = question.options.length > 0 ? answer.replace(/\*\*|__/g, '') : answer
  const behind = explanationBehind(plain)
  const words = (text: string) => wordsOf({ text, isLiteral: false })
  question.fields.push({
    ...{ name: 'answer', written: '', line, words: words(behind?.answer ?? plain) },
    ...(source && { source }),
  })
  if (behind)
    question.fields.push({ name: 'explanation', written: 'Explanation', line, words: words(behind.explanation) })
  else setReasonsApart(question)
}

type AskedAt = { block: QuestionBlock; number: number | null }

/** The questions of each number that have no answer yet. */
const waitingBy = (asked: readonly AskedAt[]): Map<number, QuestionBlock[]> => {
  const waiting = new Map<number, QuestionBlock[]>()
  for (const { block, number } of asked) {
    if (number === null || answersOf(block).length > 0) continue
    const others = waiting.get(number)
    if (others) others.push(block)
    else waiting.set(number, [block])
  }
  return waiting
}

/** Questions with options that are answered already, by numbers that no other question has: a second key says the same, or is told. */
const answeredBy = (asked: readonly AskedAt[]): Map<number, QuestionBlock> => {
  const counts = new Map<number, number>()
  for (const { number } of asked) if (number !== null) counts.set(number, (counts.get(number) ?? 0) + 1)
  return new Map(
    asked.flatMap(({ block, number }): [number, QuestionBlock][] =>
      number !== null && counts.get(number) === 1 && answersOf(block).length > 0 && block.options.length > 0
        ? [[number, block]]
        : [],
    ),
  )
}

/**
 * How many keys surely are for the first questions that have their numbers: numbers that begin anew are for the next section
 * only where those before them are for all questions of theirs.
 */
const certainIn = (keys: readonly PlacedKey[], numbers: readonly number[]): number => {
  const [keyed, asked] = [runsIn(keys.map(({ number }) => number)), runsIn(numbers)]
  const last = keyed.findIndex((run, at) => !isSame(run, asked[at] ?? []))
  return last === -1 ? keys.length : keyed.slice(0, last + 1).flat().length
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number) => other.includes(number))

/** Numbers up to one that was there. */
const runsIn = (numbers: readonly number[]): number[][] => {
  const runs: Set<number>[] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run === undefined || run.has(number)) runs.push(new Set([number]))
    else run.add(number)
  }
  return runs.map((run) => [...run])
}
