import { type AcrossVersions, type AskedVersion, acrossVersions } from '#domain/across-versions.ts'
import { KINDS } from '#domain/kinds.ts'
import { questionsIn } from '#domain/questionnaire.ts'
import type { Database } from '../database/connect.ts'
import { createShelf } from '../shelf.ts'
import type { OwnedQuestionnaireId } from './policy.ts'
import { type Questionnaire, versionById } from './store.ts'

const MOST_KEPT = 16 * 1024 * 1024

type Asked = Pick<Questionnaire, 'kind'> & { version: { id: string } }

/** All that a questionnaire has asked that anybody may have answered. */
export type FindAcross = (id: OwnedQuestionnaireId, front: Asked) => Promise<AcrossVersions>

/** What was published never changes: it is read once, until another version is current. */
export const createFindAcross = (db: Database): FindAcross => {
  const shelf = createShelf<{ across: AcrossVersions; bytes: number }>({
    mostBytes: MOST_KEPT,
    bytesOf: ({ bytes }) => bytes,
  })

  const found = async (id: OwnedQuestionnaireId, { kind, version }: Asked) => {
    // What a poll asked before nobody has voted on: it is changed before its first vote, and reset with none left.
    const rows = KINDS[kind].isAtOnce ? [] : await idsBefore(db, id, version.id)
    const before: AskedVersion[] = []
    for (const row of rows) before.push(await askedVersion(db, row.id))
    const current = await askedVersion(db, version.id)
    const bytes = [current, ...before].reduce((sum, { questions }) => sum + 2 * JSON.stringify(questions).length, 0)
    return { across: acrossVersions(current, before), bytes }
  }

  return async (id, front) => (await shelf.once(`${id} ${front.version.id}`, () => found(id, front))).across
}

/** The newest first. */
const idsBefore = (db: Database, id: OwnedQuestionnaireId, current: string) =>
  db
    .selectFrom('version')
    .select('id')
    .where('questionnaire_id', '=', id)
    .where('id', '!=', current)
    .orderBy('number', 'desc')
    .orderBy('id')
    .execute()

const askedVersion = async (db: Database, id: string): Promise<AskedVersion> => {
  const version = await versionById(db, id)
  return { id, number: version.number, questions: questionsIn(version), meanings: version.meanings ?? null }
}
