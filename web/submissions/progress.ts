import { type AnswerEntry, type AnswerSheet, mergedSheet } from '#domain/answer.ts'
import { never } from '#domain/never.ts'
import type { QuestionId } from '#domain/question.ts'

/** How far a student is. Everything else on the screen is derived from this. */
export type Progress = {
  questions: readonly QuestionId[]
  /** The open question, by its place in `questions`. */
  at: number
  visited: readonly QuestionId[]
  sheet: AnswerSheet
  /** Rises by one with every change of an answer or a mark; time spent alone is no change. */
  revision: number
  /** The revision in which each question last changed on this device. */
  changedIn: Readonly<Record<string, number>>
}

export type Step =
  | { kind: 'open'; at: number }
  | { kind: 'choose'; question: QuestionId; option: number }
  | { kind: 'clear'; question: QuestionId }
  | { kind: 'toggle_mark'; question: QuestionId }
  | { kind: 'spend'; question: QuestionId; ms: number }
  | { kind: 'catch_up'; saved: Saved }

/** What is kept elsewhere about the same attempt: on the server, in the journal, in another tab. */
export type Saved = Pick<Progress, 'sheet' | 'revision'> & Partial<Pick<Progress, 'at' | 'visited' | 'changedIn'>>

const BLANK: AnswerEntry = { answer: null, isMarked: false, timeMs: 0 }

export const entryOf = ({ sheet }: Progress, question: QuestionId): AnswerEntry => sheet[question] ?? BLANK

/**
 * Progress with everything that was kept before. The newest revision counts as a whole; of equal ones the later in
 * `kept`, so the device's own record comes after the server's, which knows neither the place nor the visits.
 */
export const resumed = (questions: readonly QuestionId[], kept: readonly Saved[]): Progress => {
  const newest = kept.reduce<Saved>((best, saved) => (saved.revision >= best.revision ? saved : best), {
    sheet: {},
    revision: 0,
  })
  const known = kept.flatMap(({ visited = [] }) => visited)
  const touched = questions.filter((id) => newest.sheet[id] || known.includes(id))
  const place = kept.findLast(({ at }) => at !== undefined)?.at
  const progress = { questions, changedIn: {}, ...newest, at: 0, visited: touched }
  return advance(progress, { kind: 'open', at: place ?? firstBlank(progress) })
}

export const advance = (progress: Progress, step: Step): Progress => {
  switch (step.kind) {
    case 'open':
      return opened(progress, step.at)
    case 'choose':
      return changed(progress, step.question, { answer: { kind: 'choice', option: step.option } })
    case 'clear':
      return changed(progress, step.question, { answer: null })
    case 'toggle_mark':
      return changed(progress, step.question, { isMarked: !entryOf(progress, step.question).isMarked })
    case 'spend':
      return spent(progress, step)
    case 'catch_up':
      return caughtUp(progress, step.saved)
    default:
      return never(step)
  }
}

const opened = (progress: Progress, at: number): Progress => {
  const question = progress.questions[at]
  if (question === undefined) return progress
  const visited = progress.visited.includes(question) ? progress.visited : [...progress.visited, question]
  return { ...progress, at, visited }
}

const changed = (progress: Progress, question: QuestionId, change: Partial<AnswerEntry>): Progress => {
  const before = entryOf(progress, question)
  const after = { ...before, ...change }
  const isSame = after.isMarked === before.isMarked && after.answer?.option === before.answer?.option
  if (isSame || !progress.questions.includes(question)) return progress
  const revision = progress.revision + 1
  return {
    ...progress,
    revision,
    sheet: { ...progress.sheet, [question]: after },
    changedIn: { ...progress.changedIn, [question]: revision },
  }
}

const spent = (progress: Progress, { question, ms }: { question: QuestionId; ms: number }): Progress => {
  const before = entryOf(progress, question)
  const timeMs = before.timeMs + Math.max(0, Math.round(ms))
  return { ...progress, sheet: { ...progress.sheet, [question]: { ...before, timeMs } } }
}

/** Somebody else wrote a newer revision: theirs fills what is blank here, and no answer given here is lost to it. */
const caughtUp = (progress: Progress, saved: Saved): Progress => {
  if (saved.revision < progress.revision) return progress
  const given = Object.entries(progress.sheet).filter(([, entry]) => entry.answer !== null || entry.isMarked)
  return {
    ...progress,
    sheet: mergedSheet(saved.sheet, Object.fromEntries(given)),
    revision: saved.revision + 1,
  }
}

const firstBlank = ({ questions, sheet }: Pick<Progress, 'questions' | 'sheet'>): number =>
  Math.max(
    0,
    questions.findIndex((id) => !sheet[id]?.answer),
  )

/** One colour and sign each in the palette. A mark wins: it is what the student asked to be reminded of. */
export type PaletteState = 'answered' | 'unanswered' | 'unvisited' | 'marked' | 'marked_answered'

export const paletteStateOf = (progress: Progress, question: QuestionId): PaletteState => {
  const { answer, isMarked } = entryOf(progress, question)
  if (isMarked) return answer ? 'marked_answered' : 'marked'
  if (answer) return 'answered'
  return progress.visited.includes(question) ? 'unanswered' : 'unvisited'
}

export const answeredCount = ({ questions, sheet }: Progress): number =>
  questions.filter((id) => sheet[id]?.answer).length

export const percentAnswered = (progress: Progress): number =>
  progress.questions.length === 0 ? 0 : Math.round((100 * answeredCount(progress)) / progress.questions.length)
