import { questionsIn } from '#domain/questionnaires/questionnaire.ts'
import { versionById } from '../questionnaires/find-version.ts'
import { type Answerable, answersOf } from './one-of-each-kind.ts'
import type { QuizInTest } from './people.ts'
import type { World } from './world.ts'

/** The questions of a quiz as they are stored, with what is right and what is not. */
export const answersTo = async ({ database: { db } }: World, { id }: QuizInTest): Promise<Answerable[]> => {
  const { version_id } = await db
    .selectFrom('questionnaire')
    .select('version_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return questionsIn(await versionById(db, version_id)).map((question) => ({ question, ...answersOf(question) }))
}
