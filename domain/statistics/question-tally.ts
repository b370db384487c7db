import { type Verdict, verdict } from '../marking/marking.ts'
import { isInOwnWords } from '../questionnaires/items/facets.ts'
import { fits, type QuestionOf } from '../questionnaires/items/question.ts'
import type { Rule } from '../questions/rule.ts'
import { type Kind, RULES, type Specs } from '../questions/rules.ts'
import type { Value } from '../questions/value.ts'

/** How a crowd answered one question. */
export type QuestionTally<K extends Kind> = {
  /** How many answers were marked so; each attempt has one, if only a blank. */
  verdicts: Record<Verdict, number>
  /** The milliseconds that all who spent any time on it did, and how many they are. */
  time: { ms: number; of: number }
  /** What was given, as its kind counts it. */
  given: Specs[K]['tally']
}

/** One answer as it was marked; null is a blank. `timeMs` is 0 where no time is known. */
type Marked = { answer: Value | null; verdict: Verdict; timeMs: number }

export const emptyTally = <K extends Kind>({ kind, asked }: QuestionOf<K>): QuestionTally<K> => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return {
    verdicts: { correct: 0, partly: 0, wrong: 0, blank: 0, waiting: 0, given: 0, not_counted: 0 },
    time: { ms: 0, of: 0 },
    given: rule.tally.empty(asked),
  }
}

/** With one more answer; what could not be given to the question is marked as it is, and no answer of its kind. */
export const withAnswer = <K extends Kind>(
  question: QuestionOf<K>,
  tally: QuestionTally<K>,
  { answer, verdict, timeMs }: Marked,
): QuestionTally<K> => {
  const rule: Rule<Specs[K]> = RULES[question.kind]
  const { verdicts, time } = tally
  const { asked, key } = question
  return {
    verdicts: { ...verdicts, [verdict]: verdicts[verdict] + 1 },
    time: timeMs > 0 ? { ms: time.ms + timeMs, of: time.of + 1 } : time,
    given:
      answer !== null && fits(question, answer)
        ? rule.tally.add(tally.given, { asked, key, given: answer }, 1)
        : tally.given,
  }
}

/** Of the same question. */
export const mergedTally = <K extends Kind>(
  { kind }: Pick<QuestionOf<K>, 'kind'>,
  one: QuestionTally<K>,
  other: QuestionTally<K>,
): QuestionTally<K> => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const verdicts = { ...one.verdicts }
  for (const each of verdict.options) verdicts[each] += other.verdicts[each]
  return {
    verdicts,
    time: { ms: one.time.ms + other.time.ms, of: one.time.of + other.time.of },
    given: rule.tally.merge(one.given, other.given),
  }
}

/** What pages are told of how it was answered. */
export const toldGiven = <K extends Kind>(
  { kind }: Pick<QuestionOf<K>, 'kind'>,
  { given }: Pick<QuestionTally<K>, 'given'>,
): Specs[K]['tally'] => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return rule.tally.told?.(given) ?? given
}

/** What all who answered may be told of a tally; null: nothing. */
export const sharedTally = <K extends Kind>(
  { kind, asked }: QuestionOf<K>,
  tally: unknown,
): Specs[K]['tally'] | null => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const read = rule.tally.schema.safeParse(tally)
  if (!read.success) return null
  if (rule.tally.shared) return rule.tally.shared(read.data, asked)
  return isInOwnWords(kind) ? null : read.data
}

/** With fewer names, where it has many. */
export const lessenedTally = <K extends Kind>(
  { kind }: Pick<QuestionOf<K>, 'kind'>,
  tally: QuestionTally<K>,
): QuestionTally<K> => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return rule.tally.lessened ? { ...tally, given: rule.tally.lessened(tally.given) } : tally
}

/** An entry of a list: a text, its count and what holds them. */
const BYTES_OF_ENTRY = 200
const FEW = 100

/** About how much memory what was counted takes, in bytes. */
export const bytesOfTally = (part: unknown): number => {
  if (Array.isArray(part)) return BYTES_OF_ENTRY * part.length + bytesWithin(part)
  if (typeof part !== 'object' || part === null) return 0
  return Object.values(part).reduce((bytes: number, each) => bytes + bytesOfTally(each), 0)
}

/** Of lists within a list, as of blanks or of spellings; of a long list some entries stand for all. */
const bytesWithin = (list: readonly unknown[]): number => {
  const every = Math.max(1, Math.ceil(list.length / FEW))
  const looked = list.filter((_, at) => at % every === 0)
  const bytes = looked.reduce((sum: number, each) => sum + bytesOfTally(each), 0)
  return bytes * every
}

/** Which of several tallies of these sizes are to have fewer names, so that all together take no more than `most`. */
export const tooLargeAmong = (sizes: readonly number[], most: number): boolean[] => {
  const isTooMuch = sizes.reduce((sum, size) => sum + size, 0) > most
  return sizes.map((size) => isTooMuch && size > most / sizes.length)
}
