import * as z from 'zod/mini'
import { type QuestionId, questionId } from '../questions/question-id.ts'
import { compareValues, isSameValue, value } from '../questions/value.ts'

const count = z.int().check(z.nonnegative())

/** Who writes: a name that a page makes up each time it is loaded; '' for callers that keep no count. */
export const writerName = z.string().check(z.regex(/^[\w-]{0,32}$/))

/**
 * Which change of an answer this is. `turn` rises each time the attempt is handed to another device, `seq` with every
 * change that a device makes: a device that was offline for long can't beat what was answered on a later one.
 */
export const written = z.object({ turn: count, seq: count, device: writerName })
export type Written = z.infer<typeof written>

/**
 * What is known of one question: the answer and the mark for review, each with the change that it comes from (null: it
 * was never changed), and the milliseconds that each writer has spent on it. `firstBy`: the change with which it became
 * answered, where that is an earlier one than its answer's; it belongs to the answer, and is kept where the order counts.
 */
export const answerEntry = z.object({
  answer: z.nullable(value),
  answerBy: z.nullable(written),
  firstBy: z.optional(written),
  isMarked: z.boolean(),
  markBy: z.nullable(written),
  times: z.record(z.string(), count),
})
export type AnswerEntry = z.infer<typeof answerEntry>

/** Keyed by question id, never by position: an edited or shuffled paper cannot move an answer to another question. */
export const answerSheet = z.record(questionId, answerEntry)
export type AnswerSheet = Record<QuestionId, AnswerEntry>

export const untouched: AnswerEntry = { answer: null, answerBy: null, isMarked: false, markBy: null, times: {} }

/** Milliseconds spent on a question, by all writers together. */
export const timeOn = ({ times }: AnswerEntry): number => {
  let sum = 0
  for (const writer in times) sum += times[writer] ?? 0
  return sum
}

type SomeWritten = Written | null | undefined

/** Above zero: `one` is the later change. */
export const compareWritten = (one: SomeWritten, other: SomeWritten): number => {
  if (!one || !other) return (one ? 1 : 0) - (other ? 1 : 0)
  if (one.turn !== other.turn) return one.turn - other.turn
  if (one.seq !== other.seq) return one.seq - other.seq
  return one.device === other.device ? 0 : one.device > other.device ? 1 : -1
}

/** Below it nobody notices; above it a hostile page could make one question as large as it likes. */
const WRITERS_TIMED = 16

/** Of each writer the longest; of very many writers those with the longest. */
const mergedTimes = (one: AnswerEntry['times'], other: AnswerEntry['times']): AnswerEntry['times'] => {
  const times = { ...one }
  for (const writer in other) times[writer] = Math.max(times[writer] ?? 0, other[writer] ?? 0)
  const all = Object.entries(times)
  if (all.length <= WRITERS_TIMED) return times
  all.sort(([name, ms], [otherName, otherMs]) => otherMs - ms || (name < otherName ? -1 : 1))
  return Object.fromEntries(all.slice(0, WRITERS_TIMED))
}

/** The change with which it became answered; null: it never was. */
export const firstOf = ({ answerBy, firstBy }: Pick<AnswerEntry, 'answerBy' | 'firstBy'>): Written | null =>
  firstBy ?? answerBy

/** The later change of each register wins; of the same change with two values the greater. */
export const mergedEntry = (one: AnswerEntry, other: AnswerEntry): AnswerEntry => {
  const byAnswer =
    compareWritten(one.answerBy, other.answerBy) ||
    compareValues(one.answer, other.answer) ||
    compareWritten(one.firstBy, other.firstBy)
  const byMark = compareWritten(one.markBy, other.markBy) || Number(one.isMarked) - Number(other.isMarked)
  const [answered, marked] = [byAnswer >= 0 ? one : other, byMark >= 0 ? one : other]
  return {
    answer: answered.answer,
    answerBy: answered.answerBy,
    firstBy: answered.firstBy,
    isMarked: marked.isMarked,
    markBy: marked.markBy,
    times: mergedTimes(one.times, other.times),
  }
}

/**
 * All that either knows. In whatever order, and however often, sheets are merged, the same comes out (a semilattice):
 * no answer is replaced by less, whichever device was heard first.
 */
export const mergedSheet = (one: AnswerSheet, other: AnswerSheet): AnswerSheet => {
  const merged: AnswerSheet = { ...one }
  for (const [id, entry] of entriesOf(other)) {
    const known = merged[id]
    merged[id] = known === undefined ? entry : mergedEntry(known, entry)
  }
  return merged
}

export const entriesOf = (sheet: AnswerSheet): [QuestionId, AnswerEntry][] =>
  // The keys of a sheet are question ids: its schema and its type say so, `Object.entries` forgets it.
  Object.entries(sheet) as [QuestionId, AnswerEntry][]

/** The same for loops that run for every save. */
export const idsIn = (sheet: AnswerSheet): QuestionId[] => Object.keys(sheet) as QuestionId[]

/** The entries of the questions that are wanted. */
export const someOf = (sheet: AnswerSheet, isWanted: (id: QuestionId) => boolean): AnswerSheet =>
  Object.fromEntries(entriesOf(sheet).filter(([id]) => isWanted(id)))

/** The highest count in a sheet; 0 while nothing was changed. */
export const topSeq = (sheet: AnswerSheet): number => {
  let top = 0
  for (const id of idsIn(sheet)) {
    const entry = sheet[id]
    top = Math.max(top, entry?.answerBy?.seq ?? 0, entry?.markBy?.seq ?? 0)
  }
  return top
}

/** Whether `holder` has this answer, or a later one. */
const holdsAnswer = (holder: AnswerEntry, part: AnswerEntry): boolean =>
  compareWritten(holder.answerBy, part.answerBy) >= 0 || isSameValue(holder.answer, part.answer)

/** The part of `sheet` whose answers `holder` has neither as they are nor later ones. Blanks nobody gave are no part. */
export const notHeld = (holder: AnswerSheet, sheet: AnswerSheet): AnswerSheet =>
  Object.fromEntries(
    entriesOf(sheet).filter(([id, entry]) => entry.answerBy !== null && !holdsAnswer(holder[id] ?? untouched, entry)),
  )

/** The entries of `sheet` that are not in `known` just so: what somebody who knows only `known` has to be told. */
export const beyond = (known: AnswerSheet, sheet: AnswerSheet): AnswerSheet =>
  Object.fromEntries(
    entriesOf(sheet).filter(([id, entry]) => {
      const before = known[id]
      return before === undefined || !isSameEntry(before, entry)
    }),
  )

const hasSameRegisters = (one: AnswerEntry, other: AnswerEntry): boolean =>
  compareWritten(one.answerBy, other.answerBy) === 0 &&
  compareWritten(one.markBy, other.markBy) === 0 &&
  isSameValue(one.answer, other.answer) &&
  one.isMarked === other.isMarked

const isSameEntry = (one: AnswerEntry, other: AnswerEntry): boolean =>
  hasSameRegisters(one, other) && Object.keys(other.times).every((writer) => one.times[writer] === other.times[writer])

/** Whether merging `part` into `holder` changes an answer or a mark; time spent alone is no news. */
export const isNews = (holder: AnswerSheet, part: AnswerSheet): boolean =>
  entriesOf(part).some(([id, entry]) => {
    const known = holder[id] ?? untouched
    return !hasSameRegisters(known, mergedEntry(known, entry))
  })
