import { type AnswerEntry, type AnswerSheet, entriesOf, timeOn, type Written } from '#domain/answers/answer.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { MAX_TIME_MS } from '../wire/wire.ts'
import { answerOf, answerOnWire, type StudentAnswerOnWire } from './attempts.ts'
import type { GivenAnswerOnWire } from './given-answers.ts'

/** Whose change something is, without which one of theirs. */
export type Author = Pick<Written, 'turn' | 'device'>

const authorText = ({ turn, device }: Author): string => `${turn}.${device}`

const authorIn = (text: string): Author => {
  const point = text.indexOf('.')
  return { turn: Number(text.slice(0, point)), device: text.slice(point + 1) }
}

const writtenOf = (seq: number | undefined, by: string | undefined, own: Author): Written | null => {
  if (!seq) return null
  const { turn, device } = by === undefined ? own : authorIn(by)
  return { turn, seq, device }
}

type Counted = Pick<
  StudentAnswerOnWire,
  | 'question_id'
  | 'selected_index'
  | 'value'
  | 'marked'
  | 'time_ms'
  | 'seq'
  | 'by'
  | 'first_seq'
  | 'first_by'
  | 'marked_seq'
  | 'marked_by'
  | 'times'
>

/** Nearly all come without the times of others. */
const timesOf = ({ times, time_ms }: Pick<Counted, 'times' | 'time_ms'>, { device }: Author): AnswerEntry['times'] => {
  if (!time_ms) return times ?? {}
  return times === undefined ? { [device]: time_ms } : { ...times, [device]: time_ms }
}

/** An answer that says which change it is; without an author it is `own`. */
const entryOf = (answer: Counted, own: Author): AnswerEntry => {
  const { marked = false, time_ms, seq, by, first_seq, first_by, marked_seq, marked_by, times } = answer
  const firstBy = writtenOf(first_seq, first_by, own)
  return {
    answer: answerOf(answer),
    answerBy: writtenOf(seq, by, own),
    ...(firstBy && { firstBy }),
    isMarked: marked,
    markBy: writtenOf(marked_seq, marked_by, own),
    times: timesOf({ times, time_ms }, own),
  }
}

/** Whether there are such questions on the paper is for whoever holds it to judge. */
export const sheetOf = (answers: readonly Counted[], own: Author): AnswerSheet => {
  // Without a prototype any name is a place of its own. A loop: at the bell there are a million answers in a second or two.
  const sheet: Record<string, AnswerEntry> = Object.create(null)
  for (const answer of answers) sheet[answer.question_id] = entryOf(answer, own)
  return sheet
}

const byOthers = (by: Written, own: Author | null): string | undefined =>
  own !== null && by.turn === own.turn && by.device === own.device ? undefined : authorText(by)

const changesOnWire = ({ answerBy, firstBy, isMarked, markBy }: AnswerEntry, own: Author | null) => {
  const by = answerBy && byOthers(answerBy, own)
  const firstByOther = firstBy && byOthers(firstBy, own)
  const markedBy = markBy && byOthers(markBy, own)
  return {
    seq: answerBy?.seq ?? 0,
    ...(by && { by }),
    ...(firstBy && { first_seq: firstBy.seq }),
    ...(firstByOther && { first_by: firstByOther }),
    ...(markBy && { marked: isMarked, marked_seq: markBy.seq }),
    ...(markedBy && { marked_by: markedBy }),
  }
}

const othersTimes = ({ times }: AnswerEntry, own: Author) => {
  const others = Object.entries(times).filter(([device]) => device !== own.device)
  return others.length === 0 ? {} : { times: Object.fromEntries(others) }
}

/** What a page knows, on its way to the server; `own` is who the page is. */
export const givenAnswers = (sheet: AnswerSheet, own: Author): GivenAnswerOnWire[] =>
  entriesOf(sheet).map(([id, entry]) => ({
    question_id: id,
    ...answerOnWire(entry.answer),
    time_ms: Math.min(entry.times[own.device] ?? 0, MAX_TIME_MS),
    ...changesOnWire(entry, own),
    ...othersTimes(entry, own),
  }))

/** What the server knows, on its way to a page. `time_ms` is all the time together, `times` each device's. */
export const knownAnswers = (sheet: AnswerSheet): StudentAnswerOnWire[] =>
  entriesOf(sheet).map(([id, entry]) => ({
    question_id: id,
    ...answerOnWire(entry.answer),
    marked: entry.isMarked,
    time_ms: timeOn(entry),
    ...changesOnWire(entry, null),
    times: entry.times,
  }))

/** A sheet as the server tells it. */
export const knownSheet = (answers: readonly StudentAnswerOnWire[]): AnswerSheet =>
  Object.fromEntries(
    answers.map(({ time_ms: _, ...answer }) => [
      questionId.parse(answer.question_id),
      entryOf(answer, { turn: 0, device: '' }),
    ]),
  )

/** Where the answers stand on the server: what a page sends back as `based_on` once it has taken them over. */
export const baseOf = (epoch: string, revision: number): string => `${epoch}.${revision}`
