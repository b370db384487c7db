import type * as z from 'zod/mini'
import type { listPolls as contract } from '#contract/questionnaires/polls.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { shutBy } from '#domain/questionnaires/responding.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { endedOf } from '../../runs/responses/policy.ts'
import { lastEndedOf } from '../../runs/responses/store.ts'
import { binnedOf, listedOf } from '../list/find-page.ts'
import { asQuestionnaire, questionnaireColumns } from '../store.ts'

/** The polls of a teacher: those that are listed, or those in the bin. */
export const pollsOf = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  owner: SignedInTeacher,
  isBin: boolean,
): Promise<z.input<typeof contract.data>> => {
  const polls = isBin ? binnedOf(db, { owner: owner.id, kinds: ['poll'] }) : listedOf(db, owner.id, ['poll'])
  const rows = await polls
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .select([...questionnaireColumns, 'title', 'question_count', 'bin_until'])
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const [votes, last] = [await endedOf(db, ids), await lastEndedOf(db, ids)]
  return rows.map((row) => {
    const { id, shareCode, status, settings, createdAt } = asQuestionnaire(row)
    const lastAt = last.get(id)
    const ended = votes.get(id) ?? 0
    const shut = status === 'active' ? shutBy(settings.responding, { now: now(), ended }) : null
    return {
      id,
      title: row.title,
      share_code: shareCode,
      status,
      no_of_questions: row.question_count,
      votes: ended,
      last_vote_at: lastAt === undefined ? null : isoOf(lastAt),
      created_at: isoOf(createdAt),
      ...(shut !== null && { shut }),
      ...(row.bin_until !== null && { bin_until: isoOf(row.bin_until) }),
    }
  })
}
