import { setImmediate as aTurn } from 'node:timers/promises'
import type { Database } from '../../database/connect.ts'
import { rowsAtOnce } from '../../database/dialect.ts'
import type { Quizzes } from '../../results/reports/find-reports.ts'

type Place = { createdAt: number; id: string }

/** The place of the last one of so many, the newest first, as the index by owner has them; undefined: there are fewer. */
const placeOf = (quizzes: Quizzes, count: number): Promise<Place | undefined> =>
  quizzes
    .select(['questionnaire.created_at as createdAt', 'questionnaire.id'])
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()

const downTo = (quizzes: Quizzes, { createdAt, id }: Place): Quizzes =>
  quizzes
    .where('questionnaire.created_at', '>=', createdAt)
    .where(({ eb, or }) => or([eb('questionnaire.created_at', '>', createdAt), eb('questionnaire.id', '>=', id)]))

const below = (quizzes: Quizzes, { createdAt, id }: Place): Quizzes =>
  quizzes
    .where('questionnaire.created_at', '<=', createdAt)
    .where(({ eb, or }) => or([eb('questionnaire.created_at', '<', createdAt), eb('questionnaire.id', '<', id)]))

/** All of these quizzes, the newest first, so many at a time. Others have a turn between one and the next. */
export async function* slicesOf(db: Database, quizzes: Quizzes, atOnce: number): AsyncGenerator<Quizzes> {
  const count = rowsAtOnce(db, atOnce)
  let rest = quizzes
  for (let last = await placeOf(rest, count); last; last = await placeOf(rest, count)) {
    yield downTo(rest, last)
    await aTurn()
    rest = below(quizzes, last)
  }
  yield rest
  await aTurn()
}
