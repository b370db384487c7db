import { setImmediate as aTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { listQuizzes as contract, ListedQuizOnWire } from '#contract/questionnaires.ts'
import { type ListView, listedDraft, pageOfList, totalsOf } from '#domain/quiz-list.ts'
import type { Context } from '../context.ts'
import { draftInList } from '../drafts/describe-draft.ts'
import { draftsOf, type ListedDraft } from '../drafts/store.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { createLine } from '../line.ts'
import { quizInList } from './describe-listed-quiz.ts'
import { type ListedQuestionnaire, questionnairesOf } from './find-questionnaires.ts'

const AT_ONCE = 200

type Listed = z.input<typeof contract.data>

/**
 * A teacher's quizzes, all or one page of them. Words are ordered as people order them, which no database does the same:
 * so the rows of one account, which its quota bounds, are sorted here. Thousands of rows take a while on the event loop:
 * one list at a time is made.
 */
export const createListQuizzes = ({ db }: Pick<Context, 'db'>) => {
  const inLine = createLine()
  return (teacher: SignedInTeacher, view: ListView | null, withDrafts = false): Promise<Listed> =>
    inLine(async () => {
      const quizzes = await questionnairesOf(db, teacher.id)
      if (view === null) return describeAll(quizzes)
      return describePage({ quizzes, drafts: withDrafts ? await draftsOf(db, teacher.id) : null }, view)
    })
}

const describeAll = async (quizzes: ListedQuestionnaire[]): Promise<Listed> => {
  const listed: ListedQuizOnWire[] = []
  for (let from = 0; from < quizzes.length; from += AT_ONCE) {
    if (from > 0) await aTurn()
    listed.push(...quizzes.slice(from, from + AT_ONCE).map((quiz) => quizInList(quiz)))
  }
  return listed
}

type Rows = { quizzes: ListedQuestionnaire[]; drafts: ListedDraft[] | null }

const describePage = ({ quizzes, drafts }: Rows, view: ListView): Listed => {
  const edited = new Map((drafts ?? []).map((draft) => [draft.edited, draft.savedAt]))
  const begun = drafts?.filter((draft) => draft.edited === null)
  const counted = quizzes.map((quiz) => ({ kind: 'quiz' as const, ...quiz, submissions: quiz.report.count }))
  const written = (begun ?? []).map((draft) => ({ kind: 'draft' as const, ...listedDraft(draft) }))
  const { rows, ...place } = pageOfList([...counted, ...written], view)
  const { averagePercent, ...totals } = totalsOf(quizzes.map(({ report }) => report))
  return {
    rows: rows.map((row) => (row.kind === 'quiz' ? quizInList(row, edited.get(row.id)) : draftInList(row))),
    ...place,
    totals: { ...totals, ...(begun && { drafts: begun.length }), average_percent: averagePercent },
  }
}
