import * as z from 'zod/mini'
import { newId } from '../secrets.ts'
import type { QuizInTest } from './people.ts'
import type { World } from './world.ts'

const asStored = z.array(z.looseObject({ items: z.array(z.unknown()) }))
type Stored = z.infer<typeof asStored>
type Changes = { sections: Stored; title?: string }

const publishNext = async (
  { database: { db }, clock }: World,
  quiz: QuizInTest,
  change: (section: Stored[number]) => Changes,
): Promise<void> => {
  const current = await db
    .selectFrom('version')
    .selectAll()
    .where('questionnaire_id', '=', quiz.id)
    .executeTakeFirstOrThrow()
  const [section = { items: [] }] = asStored.parse(JSON.parse(current.sections))
  const { sections, title = current.title } = change(section)
  const asked = sections.reduce((sum, { items }) => sum + items.length, 0)
  const next = { title, sections: JSON.stringify(sections), question_count: asked }
  const edited = { ...current, ...next, id: newId(), number: current.number + 1 }
  await db.insertInto('version').values(edited).execute()
  const changed = { version_id: edited.id, updated_at: clock.now() + 1 }
  await db.updateTable('questionnaire').set(changed).where('id', '=', quiz.id).execute()
  // A process knows of another one's change after a second.
  clock.advance({ seconds: 2 })
}

/** Publishes another version of the quiz, that has its first question alone and another title. */
export const editQuiz = (world: World, quiz: QuizInTest): Promise<void> =>
  publishNext(world, quiz, (section) => ({
    title: 'Edited',
    sections: [{ ...section, items: section.items.slice(0, 1) }],
  }))

type Divided = { titles: readonly [string, string]; first: number }

/** Publishes the same questions in two sections, the first one with so many of them. */
export const divideQuiz = (world: World, quiz: QuizInTest, { titles, first }: Divided): Promise<void> =>
  publishNext(world, quiz, (section) => ({
    sections: [
      { ...section, id: 'one', title: titles[0], items: section.items.slice(0, first) },
      { ...section, id: 'two', title: titles[1], items: section.items.slice(first) },
    ],
  }))

/** Publishes the same questions with keys of the time before those pinned how words and numbers are read. */
export const publishUnpinned = (world: World, quiz: QuizInTest): Promise<void> =>
  publishNext(world, quiz, (section) => ({
    sections: [{ ...section, items: section.items.map((item) => withoutReaders.parse(item)) }],
  }))

const withoutReaders = z.pipe(
  z.looseObject({ key: z.looseObject({}) }),
  z.transform(({ key: { readers: _, ...key }, ...item }) => ({ ...item, key })),
)
