import type { Kysely } from 'kysely'

type Versions = { version: { id: string; sections: string } }

type FormerQuestion = { id: string; problem: string; options: string[]; correctOption: number }

/** Some are megabytes. */
const AT_ONCE = 20

/** A version is a list of sections, and a question has all that is asked and all that is right in one place each. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('version').renameColumn('questions', 'sections').execute()
  await db.schema
    .alterTable('version')
    .addColumn('kinds', 'text', (column) => column.notNull().defaultTo('["single_choice"]'))
    .execute()
  const versions = db.withTables<Versions>()
  for (let after = ''; ; ) {
    const rows = await versions
      .selectFrom('version')
      .select(['id', 'sections'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, sections } of rows)
      await versions
        .updateTable('version')
        .set({ sections: sectionsOf(sections) })
        .where('id', '=', id)
        .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

const sectionsOf = (questions: string): string => {
  const items = (JSON.parse(questions) as FormerQuestion[]).map(({ id, problem, options, correctOption }) => ({
    id,
    kind: 'single_choice',
    prompt: problem,
    asked: { options },
    key: { correct: correctOption },
  }))
  return JSON.stringify([{ id: 'first', title: '', instructions: '', items }])
}
