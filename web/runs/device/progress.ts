import type { Author } from '#contract/runs/answer-entries.ts'
import { type AnswerEntry, type AnswerSheet, entriesOf, firstOf, mergedSheet, notHeld } from '#domain/answers/answer.ts'
import { never } from '#domain/never.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import type { Value } from '#domain/questions/value.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { type Changes, changed as changedBy, entryOf, nextChange, unknownTo, withUnsent } from './changes.ts'

/** How far a student is. Everything else on the screen is derived from this. */
export type Progress = Changes & {
  questions: readonly QuestionId[]
  /** The open question, by its place in `questions`. */
  at: number
  visited: readonly QuestionId[]
  /** What the server said last, of all that `sheet` holds; null where it was not heard. */
  base: string | null
  /** When each question was last changed, by the server's clock as far as this page knows it. */
  changedAt: Readonly<Record<string, Instant>>
}

export type Step =
  | { kind: 'open'; at: number }
  /** Null takes the answer back. */
  | { kind: 'answer'; question: QuestionId; value: Value | null }
  | { kind: 'toggle_mark'; question: QuestionId }
  | { kind: 'spend'; question: QuestionId; ms: number }

/** What is kept elsewhere about the same attempt: in the journal, in another tab. */
export type Saved = Pick<Progress, 'sheet'> & Partial<Pick<Progress, 'at' | 'visited' | 'changedAt'>>

const NOBODY: Author = { turn: 0, device: '' }

type Known = { kept?: readonly Saved[]; onServer?: AnswerSheet; base?: string | null; writer?: Author }

/** Progress with everything that was kept before. What the server does not have of it counts as changed by this page. */
export const resumed = (
  questions: readonly QuestionId[],
  { kept = [], onServer = {}, base = null, writer = NOBODY }: Known = {},
): Progress => {
  const sheet = kept.reduce((all, saved) => mergedSheet(all, saved.sheet), onServer)
  const unsent = unknownTo(onServer, sheet)
  const known = kept.flatMap(({ visited = [] }) => visited)
  const place = kept.findLast(({ at }) => at !== undefined)?.at
  const progress: Progress = {
    questions,
    at: 0,
    visited: questions.filter((id) => sheet[id] || known.includes(id)),
    sheet,
    base,
    writer,
    changes: unsent.length > 0 ? 1 : 0,
    changedIn: Object.fromEntries(unsent.map((id) => [id, 1])),
    changedAt: Object.assign({}, ...kept.map(({ changedAt }) => changedAt)),
  }
  return advance(progress, { kind: 'open', at: place ?? firstBlank(progress) })
}

export const advance = (progress: Progress, step: Step): Progress => {
  switch (step.kind) {
    case 'open':
      return opened(progress, step.at)
    case 'answer':
      return answered(progress, step.question, step.value)
    case 'toggle_mark':
      return marked(progress, step.question)
    case 'spend':
      return spent(progress, step)
    default:
      return never(step)
  }
}

const opened = (progress: Progress, at: number): Progress => {
  const question = progress.questions[at]
  if (question === undefined) return progress
  return { ...progress, at, visited: [...new Set([...progress.visited, question])] }
}

/** Said again it is of now: what another page or an earlier device still brings does not take its place. */
const answered = (progress: Progress, question: QuestionId, answer: Value | null): Progress => {
  const before = entryOf(progress, question)
  if (answer === null && before.answer === null) return progress
  const firstBy = (answer !== null && before.answer !== null && firstOf(before)) || undefined
  return changed(progress, question, { answer, answerBy: nextChange(progress, question), firstBy })
}

const marked = (progress: Progress, question: QuestionId): Progress => {
  const isMarked = !entryOf(progress, question).isMarked
  return changed(progress, question, { isMarked, markBy: nextChange(progress, question) })
}

const changed = (progress: Progress, question: QuestionId, change: Partial<AnswerEntry>): Progress =>
  progress.questions.includes(question) ? changedBy(progress, question, change) : progress

const spent = (progress: Progress, { question, ms }: { question: QuestionId; ms: number }): Progress => {
  const before = entryOf(progress, question)
  const { device } = progress.writer
  const times = { ...before.times, [device]: (before.times[device] ?? 0) + Math.max(0, Math.round(ms)) }
  return { ...progress, sheet: { ...progress.sheet, [question]: { ...before, times } } }
}

/** `after` with the moment at which it came of `before`. */
export const dated = (before: Progress, after: Progress, now: Instant): Progress => {
  const fresh = after.questions.filter((id) => after.changedIn[id] !== before.changedIn[id])
  if (fresh.length === 0) return after
  const moments = Object.fromEntries(fresh.map((id) => [id, Math.max(0, Math.round(now))]))
  return { ...after, changedAt: { ...after.changedAt, ...moments } }
}

/**
 * What the server has: all of it, though `acknowledged` changes of this page should be there, but for answers that it keeps
 * `beside`, and marks where it takes none to what is over (`hasAllMarks: false`); or what was news here.
 */
type Told = { base: string } & (
  | { isAll: false }
  | { isAll: true; acknowledged: number; beside?: readonly string[]; hasAllMarks?: boolean }
)

/** A later answer from elsewhere wins; what the server should have and does not counts as changed once more. */
export const heard = (progress: Progress, onServer: AnswerSheet, told: Told): Progress => {
  const sheet = mergedSheet(progress.sheet, onServer)
  const unsent = new Set(unknownTo(onServer, sheet))
  const changedIn = { ...progress.changedIn }
  for (const [id] of entriesOf(onServer)) if (!unsent.has(id)) changedIn[id] = 0
  const isMissing = (id: QuestionId) =>
    told.isAll &&
    (changedIn[id] ?? 0) <= told.acknowledged &&
    !told.beside?.includes(id) &&
    (told.hasAllMarks !== false || id in notHeld(onServer, sheet))
  return withUnsent({ ...progress, sheet, base: told.base, changedIn }, [...unsent].filter(isMissing))
}

/** Nothing of it counts as saved any more, as after the restore of an older backup. */
export const allUnsent = (progress: Progress): Progress => withUnsent(progress, unknownTo({}, progress.sheet))

const isAnswered = (entry: AnswerEntry | undefined): boolean => (entry?.answer ?? null) !== null

const firstBlank = ({ questions, sheet }: Pick<Progress, 'questions' | 'sheet'>): number =>
  Math.max(
    0,
    questions.findIndex((id) => !isAnswered(sheet[id])),
  )

/** One colour and sign each in the palette. A mark wins: it is what the student asked to be reminded of. */
export type PaletteState = 'answered' | 'unanswered' | 'unvisited' | 'marked' | 'marked_answered'

export const paletteStateOf = (progress: Progress, question: QuestionId): PaletteState => {
  const entry = entryOf(progress, question)
  if (entry.isMarked) return isAnswered(entry) ? 'marked_answered' : 'marked'
  if (isAnswered(entry)) return 'answered'
  return progress.visited.includes(question) ? 'unanswered' : 'unvisited'
}

export const answeredCount = ({ questions, sheet }: Progress): number =>
  questions.filter((id) => isAnswered(sheet[id])).length

export const percentAnswered = (progress: Progress): number =>
  Math.round((100 * answeredCount(progress)) / (progress.questions.length || 1))
