import * as z from 'zod/mini'
import { newId } from '../secrets.ts'
import type { QuizInTest } from './people.ts'
import type { World } from './world.ts'

/** Publishes another version of the quiz, that has its first question alone and another title. */
export const editQuiz = async ({ database: { db }, clock }: World, quiz: QuizInTest): Promise<void> => {
  const current = await db
    .selectFrom('version')
    .selectAll()
    .where('questionnaire_id', '=', quiz.id)
    .executeTakeFirstOrThrow()
  const [section] = z.array(z.looseObject({ items: z.array(z.unknown()) })).parse(JSON.parse(current.sections))
  const sections = JSON.stringify([{ ...section, items: section?.items.slice(0, 1) }])
  const edited = { ...current, id: newId(), number: current.number + 1, title: 'Edited', sections, question_count: 1 }
  await db.insertInto('version').values(edited).execute()
  const changed = { version_id: edited.id, updated_at: clock.now() + 1 }
  await db.updateTable('questionnaire').set(changed).where('id', '=', quiz.id).execute()
  // A process knows of another one's change after a second.
  clock.advance({ seconds: 2 })
}
