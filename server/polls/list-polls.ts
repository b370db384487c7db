import type * as z from 'zod/mini'
import type { listPolls as contract } from '#contract/polls.ts'
import { isoOf } from '#contract/wire.ts'
import type { Database } from '../database/connect.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { listedOf } from '../questionnaires/find-page.ts'
import { asQuestionnaire, questionnaireColumns } from '../questionnaires/store.ts'

export const pollsOf = async (db: Database, owner: SignedInTeacher): Promise<z.input<typeof contract.data>> => {
  const rows = await listedOf(db, owner.id, 'poll')
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .select([...questionnaireColumns, 'title'])
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id')
    .execute()
  const votes = await db
    .selectFrom('response')
    .select(({ fn }) => ['questionnaire_id', fn.countAll<number>().as('count')])
    .where('questionnaire_id', 'in', listedOf(db, owner.id, 'poll').select('questionnaire.id'))
    .where('ended_at', 'is not', null)
    .groupBy('questionnaire_id')
    .execute()
  const votesOf = new Map(votes.map(({ questionnaire_id: id, count }) => [id, Number(count)]))
  return rows.map((row) => {
    const { id, shareCode, status, createdAt } = asQuestionnaire(row)
    return {
      id,
      title: row.title,
      share_code: shareCode,
      status,
      votes: votesOf.get(id) ?? 0,
      created_at: isoOf(createdAt),
    }
  })
}
