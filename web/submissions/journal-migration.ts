import * as z from 'zod/mini'
import type { QuizPaperOnWire } from '#contract/papers.ts'
import { quizPaper } from '#contract/papers.ts'
import type { AnswerEntry, AnswerSheet, Written } from '#domain/answer.ts'
import { type QuestionId, questionId } from '#domain/question-id.ts'
import { formerChoice, type KeptAttempt, type PendingStart } from './kept.ts'

const count = z.int().check(z.nonnegative())
const firstEntry = z.object({ answer: z.nullable(formerChoice), isMarked: z.boolean(), timeMs: count })
type FirstEntry = z.infer<typeof firstEntry>

/** A journal's first form: one note for each quiz, whose answers had one revision together. */
const firstNote = z.object({
  deviceKey: z.string(),
  attempt: z.nullable(
    z.object({
      sheet: z.record(questionId, firstEntry),
      revision: count,
      at: count,
      visited: z.array(questionId),
      changedIn: z.record(z.string(), count),
      id: z.string(),
      section: z.enum(['quiz', 'submitting']),
      resumeCode: z.nullable(z.string()),
      endsAt: z.int(),
      clockAhead: z.number(),
    }),
  ),
})
type FirstAttempt = NonNullable<z.infer<typeof firstNote>['attempt']>

export type FirstRecord = { code: string; note: unknown; paper: unknown }
type Migrated = { attempt: KeptAttempt; paper: QuizPaperOnWire | null } | { pending: PendingStart } | null

/** A record of the first form as it is kept now; null where it is not readable. */
export const migrated = ({ code, note, paper }: FirstRecord): Migrated => {
  const parsed = z.safeParse(firstNote, note)
  if (!parsed.success) return null
  const { deviceKey, attempt } = parsed.data
  // Notes were written just before the first start was sent.
  if (attempt === null) return { pending: { deviceKey, isPressed: true } }
  const { id, section, resumeCode, endsAt, clockAhead, at, visited } = attempt
  return {
    attempt: {
      ...{ id, code, section, deviceKey, resumeCode, endsAt, clockAhead, at, visited },
      sheet: sheetOf(attempt),
      changedAt: {},
      receipt: null,
      turn: 0,
      base: null,
      epoch: null,
      leftMs: null,
      givenBackMs: 0,
      writtenAt: 0,
      heldAt: null,
    },
    paper: paperOf(paper),
  }
}

const sheetOf = ({ sheet, revision, changedIn }: FirstAttempt): AnswerSheet => {
  const entries = Object.entries(sheet).map(([id, entry]): [QuestionId, AnswerEntry] => [
    questionId.parse(id),
    entryOf(entry, changedIn[id] ?? 0, revision),
  ])
  return Object.fromEntries(entries)
}

/** A blank that nobody gave is no change; everything else is as new as its last change, or as its whole sheet. */
const entryOf = ({ answer, isMarked, timeMs }: FirstEntry, changedIn: number, revision: number): AnswerEntry => {
  const by: Written = { turn: 0, seq: Math.max(1, changedIn || revision), device: '' }
  return {
    answer: answer?.option ?? null,
    answerBy: answer !== null || changedIn > 0 ? by : null,
    isMarked,
    markBy: isMarked || changedIn > 0 ? by : null,
    times: timeMs > 0 ? { '': timeMs } : {},
  }
}

const paperOf = (paper: unknown): QuizPaperOnWire | null => {
  const parsed = z.safeParse(quizPaper, typeof paper === 'object' ? { paper: 'with_link', ...paper } : null)
  return parsed.success ? parsed.data : null
}
