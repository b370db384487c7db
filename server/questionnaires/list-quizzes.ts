import { setImmediate as aTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { listQuizzes as contract, ListedQuizOnWire } from '#contract/questionnaires.ts'
import { type ListView, pageOfList, totalsOf } from '#domain/quiz-list.ts'
import type { Context } from '../context.ts'
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
  return (teacher: SignedInTeacher, view: ListView | null): Promise<Listed> =>
    inLine(async () => {
      const quizzes = await questionnairesOf(db, teacher.id)
      return view === null ? describeAll(quizzes) : describePage(quizzes, view)
    })
}

const describeAll = async (quizzes: ListedQuestionnaire[]): Promise<Listed> => {
  const listed: ListedQuizOnWire[] = []
  for (let from = 0; from < quizzes.length; from += AT_ONCE) {
    if (from > 0) await aTurn()
    listed.push(...quizzes.slice(from, from + AT_ONCE).map(quizInList))
  }
  return listed
}

const describePage = (quizzes: ListedQuestionnaire[], view: ListView): Listed => {
  const counted = quizzes.map((quiz) => ({ ...quiz, submissions: quiz.report.count }))
  const { rows, ...place } = pageOfList(counted, view)
  const { averagePercent, ...totals } = totalsOf(quizzes.map(({ report }) => report))
  return { rows: rows.map(quizInList), ...place, totals: { ...totals, average_percent: averagePercent } }
}
