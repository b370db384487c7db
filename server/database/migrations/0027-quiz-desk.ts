import { type Kysely, sql } from 'kysely'
import { listKey, searchText } from '#domain/questionnaires/quiz-list.ts'

type Quizzes = {
  questionnaire: {
    id: string
    version_id: string
    share_code: string
    title_key: string
    subject_key: string
    search_text: string
  }
  version: { id: string; title: string; subject: string }
}

const AT_ONCE = 500

/** Lists are sorted and searched by the database; what is deleted stays in a bin for a while; quizzes have tags. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const add = (name: 'title_key' | 'subject_key' | 'search_text') =>
    db.schema
      .alterTable('questionnaire')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  await add('title_key')
  await add('subject_key')
  await add('search_text')
  await db.schema.alterTable('questionnaire').addColumn('status_before', 'text').execute()
  await db.schema.alterTable('questionnaire').addColumn('bin_until', 'bigint').execute()
  await describeAll(db.withTables<Quizzes>())
  for (const key of ['title_key', 'subject_key'] as const)
    await db.schema
      .createIndex(`questionnaire_by_${key}`)
      .on('questionnaire')
      .columns(['owner_id', key, 'id'])
      .execute()
  await db.schema.createIndex('questionnaire_by_bin').on('questionnaire').columns(['bin_until', 'id']).execute()
  await createTags(db)
  await tellOfVersions(db)
}

const createTags = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('questionnaire_tag')
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('owner_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('tag_key', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('questionnaire_tag_pk', ['questionnaire_id', 'tag_key'])
    .execute()
  await db.schema
    .createIndex('questionnaire_tag_by_owner')
    .on('questionnaire_tag')
    .columns(['owner_id', 'tag_key', 'questionnaire_id'])
    .execute()
}

/** The log is younger than most quizzes: what it does not have of their versions is added. */
const tellOfVersions = (db: Kysely<unknown>) =>
  sql`
    insert into activity (id, teacher_id, at, kind, questionnaire_id, submission_id, details)
    select 'version-' || version.id, owner_id, published_at,
      case when number = 1 then 'quiz_published' else 'quiz_edited' end,
      questionnaire_id, null, '{"version":' || number || '}'
    from version join questionnaire on questionnaire.id = version.questionnaire_id
    where not exists (
      select 1 from activity
      where activity.questionnaire_id = version.questionnaire_id and activity.at = version.published_at
        and activity.kind in ('quiz_published', 'quiz_edited')
    )`.execute(db)

const describeAll = async (db: Kysely<Quizzes>) => {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('questionnaire')
      .innerJoin('version', 'version.id', 'questionnaire.version_id')
      .select(['questionnaire.id', 'share_code as shareCode', 'title', 'subject'])
      .where('questionnaire.id', '>', last)
      .orderBy('questionnaire.id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, ...row } of rows)
      await db
        .updateTable('questionnaire')
        .set({ title_key: listKey(row.title), subject_key: listKey(row.subject), search_text: searchText(row) })
        .where('id', '=', id)
        .execute()
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
  }
}
