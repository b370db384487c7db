import { tagKey } from '#domain/questionnaires/quiz-tags.ts'
import type { Percents } from '#domain/statistics/percents.ts'
import { type QuizSum, sumOfTaken } from '#domain/statistics/trend.ts'
import { folded } from '#domain/text/folded.ts'
import { DAY } from '#domain/time/time-limit.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { waitingIn } from '../../runs/scoring/store.ts'
import { type Counted, type OwnQuiz, ownQuizzes } from './find-taken-quizzes.ts'
import type { Needs } from './keep-trends.ts'

export type Wanted = {
  subject?: string | undefined
  tag?: string | undefined
  days?: number | undefined
  chosen?: string | undefined
}

/** What it came to, without results that could earn no marks; `all`: with those. `waiting`: how many of its answers somebody has yet to mark. */
export type TakenQuiz = OwnQuiz & QuizSum & { all: Counted; percents: Percents; waiting: number }

/** Of several spellings the one of the newest quiz. */
const spellingsOf = (names: readonly string[]): string[] => {
  const spelt = new Map<string, string>()
  for (const name of names) if (!spelt.has(folded(name))) spelt.set(folded(name), name)
  return [...spelt.values()].sort(new Intl.Collator('en', { numeric: true }).compare)
}

/** What there is to want. */
type Choices = { subjects: string[]; tags: string[] }

/** The teacher's quizzes that anybody has taken and that are wanted, and all subjects and tags there are to want. */
export const chooseQuizzes = async (
  { db, now, sums }: Needs,
  teacher: SignedInTeacher,
  { subject, tag, days, chosen }: Wanted,
): Promise<Choices & { quizzes: TakenQuiz[] }> => {
  const own = await ownQuizzes(db, teacher.id)
  const found = await sums(own, null)
  const unmarked = await waitingIn(db, [...found.keys()])
  const taken = own.flatMap((quiz) => {
    const sum = found.get(quiz.id)
    const waiting = unmarked.get(quiz.id) ?? 0
    if (!sum || sum.percents.size === 0) return []
    return [{ ...quiz, ...sumOfTaken(sum), all: quiz, percents: sum.percents, waiting }]
  })
  const ids = chosen === undefined ? null : new Set(chosen.split(','))
  const since = days === undefined ? 0 : now() - days * DAY
  const isWanted = (quiz: TakenQuiz) =>
    quiz.takenAt >= since &&
    (subject === undefined || folded(quiz.subject) === folded(subject)) &&
    (tag === undefined || quiz.tags.some((each) => tagKey(each) === tagKey(tag))) &&
    (ids === null || ids.has(quiz.id))
  return {
    quizzes: taken.filter(isWanted),
    subjects: spellingsOf(taken.map((quiz) => quiz.subject)),
    tags: spellingsOf(taken.flatMap(({ tags }) => tags)),
  }
}
