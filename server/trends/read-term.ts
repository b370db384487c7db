import type * as z from 'zod/mini'
import type { readTerm as contract, QuizInTermOnWire } from '#contract/trends.ts'
import { isoOf } from '#contract/wire.ts'
import { spreadOf } from '#domain/percents.ts'
import { monthsOf } from '#domain/trend.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { chooseQuizzes, type TakenQuiz, type Wanted } from './choose-quizzes.ts'
import type { Needs } from './keep-sums.ts'

const PAGE_SIZE = 30

type Asked = Wanted & { page: number; utcOffset: number }

/** The last that was taken first; a page beyond the last is the last. */
const pageOf = (quizzes: readonly TakenQuiz[], asked: number) => {
  const pages = Math.max(1, Math.ceil(quizzes.length / PAGE_SIZE))
  const page = Math.min(asked, pages)
  const ordered = [...quizzes].sort((one, other) => other.takenAt - one.takenAt || (one.id < other.id ? 1 : -1))
  return { page, pages, shown: ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }
}

/** One page of the quizzes of a term with what each came to, beside the months of all. */
export const readTerm = async (
  needs: Needs,
  teacher: SignedInTeacher,
  { page: asked, utcOffset, ...wanted }: Asked,
): Promise<z.input<typeof contract.data>> => {
  const { quizzes, subjects } = await chooseQuizzes(needs, teacher, wanted)
  const { shown, ...place } = pageOf(quizzes, asked)
  const rows: QuizInTermOnWire[] = []
  for (const { id, title, subject, takenAt, percents } of shown) {
    const spread = spreadOf(percents)
    if (spread === null) continue
    const { count, ...figures } = spread
    rows.push({ id, title, subject, taken_at: isoOf(takenAt), students: count, ...figures })
  }
  return {
    rows,
    ...place,
    found: quizzes.length,
    results: quizzes.reduce((sum, { count }) => sum + count, 0),
    months: monthsOf(quizzes, utcOffset),
    subjects,
  }
}
