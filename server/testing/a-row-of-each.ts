import type { ColumnMetadata, InsertObject } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { type Table, tablesWith } from '../personal-data/registry.ts'
import { holderOf } from '../runs/responses/store.ts'

/** Rows that are there, by the columns that refer to them. */
export type Owned = { teacherId: string; questionnaireId: string; versionId: string; attemptId: string }

/** What stands in a column: what it refers to, or a text, number or bytes of its own kind. */
const valueFor = ({ name, dataType, isNullable }: ColumnMetadata, table: Table, owned: Owned): unknown => {
  const { teacherId, questionnaireId, versionId, attemptId } = owned
  const references: Record<string, string> = {
    ...{ teacher_id: teacherId, owner_id: teacherId, subject: teacherId },
    ...{ questionnaire_id: questionnaireId, version_id: versionId, submission_id: attemptId },
    ...{ media_id: `media of ${teacherId}`, file_id: `response_file of ${teacherId}` },
    ...{ draft_id: `draft of ${teacherId}`, change_id: `email_change of ${teacherId}` },
    ...{ question_id: `hall_question of ${teacherId}`, holder: holderOf(questionnaireId, teacherId) },
    id: `${table} of ${teacherId}`,
  }
  if (references[name] !== undefined) return references[name]
  if (isNullable) return null
  if (/int/i.test(dataType)) return 1
  if (/blob|bytea/i.test(dataType)) return Buffer.from(name)
  return `${table}.${name} of ${teacherId}`
}

/**
 * A row of whatever there is none of yet in each table of somebody's, but for letters: it belongs to that account, quiz or
 * attempt. Those that refer to others come after them. Throws where a table takes none.
 */
export const fillEveryTable = async (db: Database, owned: Owned): Promise<void> => {
  const schema = await db.introspection.getTables()
  const wanted = tablesWith(({ of }) => of !== 'server' && of !== 'letter')
  let left: Table[] = wanted.filter((table) => table !== 'teacher')
  while (left.length > 0) {
    const refused: Table[] = []
    let why: unknown
    for (const table of left) {
      const columns = schema.find(({ name }) => name === table)?.columns ?? []
      const row = Object.fromEntries(columns.map((column) => [column.name, valueFor(column, table, owned)]))
      try {
        await db
          .insertInto(table)
          .values(row as InsertObject<Tables, Table>)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      } catch (error) {
        refused.push(table)
        why = error
      }
    }
    if (refused.length === left.length) throw new Error(`no row for ${refused.join()}`, { cause: why })
    left = refused
  }
}
