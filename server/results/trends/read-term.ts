import type * as z from 'zod/mini'
import { kindOnWire } from '#contract/questionnaires/kind-on-wire.ts'
import type { readTerm as contract, QuizInTermOnWire } from '#contract/results/trends.ts'
import type { Grouping } from '#contract/results/trends-requests.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { spreadOf } from '#domain/statistics/percents.ts'
import { FEWEST, monthsOf, sumOfTaken, waitingOfAll } from '#domain/statistics/trend.ts'
import { folded } from '#domain/text/folded.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { chooseQuizzes, type TakenQuiz, type Wanted } from './choose-quizzes.ts'
import { groupFieldsIn } from './find-group-fields.ts'
import { groupsOfQuiz } from './groups-of-quiz.ts'
import type { Needs } from './keep-trends.ts'

const PAGE_SIZE = 30

type OneGroup = { group?: string | undefined; by: Grouping; field: string }

type Asked = Wanted & OneGroup & { page: number; utcOffset: number }

/** The last that was taken first; a page beyond the last is the last. */
const pageOf = (quizzes: readonly TakenQuiz[], asked: number) => {
  const pages = Math.max(1, Math.ceil(quizzes.length / PAGE_SIZE))
  const page = Math.min(asked, pages)
  const ordered = [...quizzes].sort((one, other) => other.takenAt - one.takenAt || (one.id < other.id ? 1 : -1))
  return { page, pages, shown: ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }
}

/** What the quizzes came to for one group: those that belong to it, or what its students did; where too few of these took a quiz, it is left out. */
const narrowed = async (needs: Needs, quizzes: TakenQuiz[], { group, by, field }: OneGroup) => {
  if (group === undefined) return { quizzes, leftOut: 0 }
  if (by === 'subject' || by === 'tag') {
    const isOfGroup = (name: string) => folded(name) === folded(group)
    return { quizzes: quizzes.filter((quiz) => groupsOfQuiz(quiz, by)?.some(isOfGroup)), leftOut: 0 }
  }
  const found = await needs.groups(
    quizzes.map(({ all }) => all),
    { by, field },
  )
  const ofGroup = quizzes.flatMap((quiz) => {
    const own = found.get(quiz.id)?.byName.get(folded(group))
    return own ? [{ quiz, own }] : []
  })
  const enough = ofGroup.filter(({ own }) => own.students.size >= FEWEST)
  return {
    quizzes: enough.map(({ quiz, own: { percents } }) => ({
      ...quiz,
      ...sumOfTaken({ percents, takenAt: quiz.takenAt }),
      percents,
    })),
    leftOut: ofGroup.length - enough.length,
  }
}

/** One page of the quizzes of a term with what each came to, beside the months of all. */
export const readTerm = async (
  needs: Needs,
  teacher: SignedInTeacher,
  { page: asked, utcOffset, group, by, field, ...wanted }: Asked,
): Promise<z.input<typeof contract.data>> => {
  const { quizzes: chosen, ...choices } = await chooseQuizzes(needs, teacher, wanted)
  const { quizzes, leftOut } = await narrowed(needs, chosen, { group, by, field })
  const { shown, ...place } = pageOf(quizzes, asked)
  const rows: QuizInTermOnWire[] = []
  for (const { kind, id, title, subject, takenAt, percents, waiting } of shown) {
    const spread = spreadOf(percents)
    if (spread === null) continue
    const { count, ...figures } = spread
    rows.push({
      ...kindOnWire(kind),
      id,
      title,
      subject,
      taken_at: isoOf(takenAt),
      students: count,
      ...waitingOfAll([{ waiting }]),
      ...figures,
    })
  }
  return {
    rows,
    ...place,
    found: quizzes.length,
    results: quizzes.reduce((sum, { count }) => sum + count, 0),
    ...waitingOfAll(quizzes),
    months: monthsOf(quizzes, utcOffset),
    left_out: leftOut,
    fields: groupFieldsIn(chosen),
    ...choices,
  }
}
