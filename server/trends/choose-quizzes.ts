import { folded } from '#domain/folded.ts'
import type { Percents } from '#domain/percents.ts'
import { DAY } from '#domain/time-limit.ts'
import { type QuizSum, sumOfTaken } from '#domain/trend.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { type OwnQuiz, ownQuizzes } from './find-taken-quizzes.ts'
import type { Needs } from './keep-sums.ts'

export type Wanted = { subject?: string | undefined; days?: number | undefined; chosen?: string | undefined }

export type TakenQuiz = OwnQuiz & QuizSum & { percents: Percents }

/** Of several spellings the one of the newest quiz. */
const subjectsOf = (quizzes: readonly TakenQuiz[]): string[] => {
  const spelt = new Map<string, string>()
  for (const { subject } of quizzes) if (!spelt.has(folded(subject))) spelt.set(folded(subject), subject)
  return [...spelt.values()].sort(new Intl.Collator('en', { numeric: true }).compare)
}

/** The teacher's quizzes that anybody has taken and that are wanted, and all subjects there are to want. */
export const chooseQuizzes = async (
  { db, now, sums }: Needs,
  teacher: SignedInTeacher,
  { subject, days, chosen }: Wanted,
): Promise<{ quizzes: TakenQuiz[]; subjects: string[] }> => {
  const own = await ownQuizzes(db, teacher.id)
  const found = await sums(own, null)
  const taken = own.flatMap((quiz) => {
    const sum = found.get(quiz.id)
    return sum ? [{ ...quiz, ...sumOfTaken(sum), percents: sum.percents }] : []
  })
  const ids = chosen === undefined ? null : new Set(chosen.split(','))
  const since = days === undefined ? 0 : now() - days * DAY
  const isWanted = (quiz: TakenQuiz) =>
    quiz.takenAt >= since &&
    (subject === undefined || folded(quiz.subject) === folded(subject)) &&
    (ids === null || ids.has(quiz.id))
  return { quizzes: taken.filter(isWanted), subjects: subjectsOf(taken) }
}
