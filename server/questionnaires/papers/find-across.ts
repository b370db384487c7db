import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { anyOfIn, flooredIn, questionsIn } from '#domain/questionnaires/questionnaire.ts'
import { type AcrossVersions, type AskedVersion, acrossVersions } from '#domain/statistics/across-versions.ts'
import type { Database } from '../../database/connect.ts'
import { createShelf } from '../../shelf.ts'
import { versionById } from '../find-version.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import type { Questionnaire } from '../store.ts'

const MOST_KEPT = 16 * 1024 * 1024

type Asked = Pick<Questionnaire, 'kind'> & { version: { id: string } }

/** All that a questionnaire has asked that anybody may have answered. */
export type FindAcross = (id: OwnedQuestionnaireId, front: Asked) => Promise<AcrossVersions>

/** What was published never changes: it is read once, until there is another version, or another one is current. */
export const createFindAcross = (db: Database): FindAcross => {
  const shelf = createShelf<{ across: AcrossVersions; bytes: number }>({
    mostBytes: MOST_KEPT,
    bytesOf: ({ bytes }) => bytes,
  })

  const found = async ({ kind, version }: Asked, others: readonly string[]) => {
    const asked = (id: string) => askedVersion(db, id, ABILITIES[kind].marks)
    const before: AskedVersion[] = []
    for (const other of others) before.push(await asked(other))
    const current = await asked(version.id)
    const bytes = [current, ...before].reduce((sum, { questions }) => sum + 2 * JSON.stringify(questions).length, 0)
    return { across: acrossVersions(current, before), bytes }
  }

  return async (id, front) => {
    const { kind, version } = front
    // Without versions nobody has answered what was asked before: it is edited until the first answer, and reset with none left.
    const others = ABILITIES[kind].versions ? await idsBesides(db, id, version.id) : []
    const joined = `${version.id} ${others.length}`
    return (await shelf.once(joined, () => found(front, others))).across
  }
}

/** The newest first. */
const idsBesides = async (db: Database, id: OwnedQuestionnaireId, current: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('version')
    .select('id')
    .where('questionnaire_id', '=', id)
    .where('id', '!=', current)
    .orderBy('number', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

const askedVersion = async (db: Database, id: string, isMarked: boolean): Promise<AskedVersion> => {
  const version = await versionById(db, id)
  const { number, marking, meanings = null } = version
  const asked = { questions: questionsIn(version), anyOf: anyOfIn(version), floored: flooredIn(version) }
  return { id, number, ...asked, marking: isMarked ? marking : null, meanings }
}
