import type * as z from 'zod/mini'
import type { listSurveys as contract } from '#contract/questionnaires/surveys.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { shutBy } from '#domain/questionnaires/responding.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { endedOf } from '../../runs/responses/policy.ts'
import { binnedOf, listedOf } from '../list/find-page.ts'
import { asQuestionnaire, questionnaireColumns } from '../store.ts'

export const surveysOf = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  owner: SignedInTeacher,
  isBin = false,
): Promise<z.input<typeof contract.data>> => {
  const surveys = isBin ? binnedOf(db, { owner: owner.id, kinds: ['survey'] }) : listedOf(db, owner.id, ['survey'])
  const rows = await surveys
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .select([...questionnaireColumns, 'title', 'question_count', 'bin_until'])
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const ended = await endedOf(db, ids)
  return rows.map((row) => {
    const { id, shareCode, status, settings, createdAt } = asQuestionnaire(row)
    const responses = ended.get(id) ?? 0
    const shut = status === 'active' ? shutBy(settings.responding, { now: now(), ended: responses }) : null
    return {
      id,
      title: row.title,
      share_code: shareCode,
      status,
      no_of_questions: row.question_count,
      responses,
      anonymous: settings.responding.anonymous,
      created_at: isoOf(createdAt),
      ...(shut !== null && { shut }),
      ...(row.bin_until !== null && { bin_until: isoOf(row.bin_until) }),
    }
  })
}
