import type { Author } from '#contract/runs/answer-entries.ts'
import {
  type AnswerEntry,
  type AnswerSheet,
  entriesOf,
  isNews,
  topSeq,
  untouched,
  type Written,
} from '#domain/answers/answer.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'

/** A sheet as one page changes it, and what of it the server may not have. */
export type Changes = {
  sheet: AnswerSheet
  /** In whose name this page changes answers. */
  writer: Author
  /** Rises by one with every change since the page was loaded; time spent alone is no change. */
  changes: number
  /** Which of those changes each entry had last; 0 where the server is known to have it. */
  changedIn: Readonly<Record<string, number>>
}

export const entryOf = ({ sheet }: Pick<Changes, 'sheet'>, id: QuestionId): AnswerEntry => sheet[id] ?? untouched

/** Later than every change that this page knows of, whoever made it. */
export const nextChange = ({ sheet, writer }: Pick<Changes, 'sheet' | 'writer'>, id: QuestionId): Written => {
  const { answerBy, markBy } = entryOf({ sheet }, id)
  // After the restore of an older backup the server may count fewer turns than the answers on the screen do.
  const turn = Math.max(writer.turn, answerBy?.turn ?? 0, markBy?.turn ?? 0)
  return { turn, seq: topSeq(sheet) + 1, device: writer.device }
}

/** The same with a change of one entry. */
export const changed = <T extends Changes>(before: T, id: QuestionId, change: Partial<AnswerEntry>): T => {
  const changes = before.changes + 1
  const sheet = { ...before.sheet, [id]: { ...entryOf(before, id), ...change } }
  return { ...before, changes, sheet, changedIn: { ...before.changedIn, [id]: changes } }
}

/** The entries whose answers or marks `holder` does not have as they are, nor later ones. */
export const unknownTo = (holder: AnswerSheet, sheet: AnswerSheet): QuestionId[] =>
  entriesOf(sheet)
    .filter(([id, entry]) => isNews(holder, { [id]: entry }))
    .map(([id]) => id)

/** The entries that were changed after the first `acknowledged` changes: the server may not have those. */
export const unsentIn = ({ changedIn }: Pick<Changes, 'changedIn'>, acknowledged: number): string[] =>
  Object.keys(changedIn).filter((id) => (changedIn[id] ?? 0) > acknowledged)

/** These count as changed once more. */
export const withUnsent = <T extends Changes>(before: T, ids: readonly string[]): T => {
  if (ids.length === 0) return before
  const changes = before.changes + 1
  return {
    ...before,
    changes,
    changedIn: { ...before.changedIn, ...Object.fromEntries(ids.map((id) => [id, changes])) },
  }
}
