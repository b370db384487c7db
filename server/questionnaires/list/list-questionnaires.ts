import type * as z from 'zod/mini'
import type { listQuestionnaires as contract } from '#contract/questionnaires/listing.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { kindsListed, type ListedKind, type ListView } from '#domain/questionnaires/quiz-list.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { endedOf } from '../../runs/responses/policy.ts'
import { lastEndedOf } from '../../runs/responses/store.ts'
import { draftInList } from '../drafts/describe-draft.ts'
import { questionnaireInList } from './describe-listed.ts'
import { findListed } from './find-listed.ts'

type Needs = Pick<Context, 'db' | 'now'>
type Asked = { kind: ListedKind; view: ListView }

/** One page of what a teacher has of one kind, or of all of them. */
export const listQuestionnaires = async (
  { db, now }: Needs,
  teacher: SignedInTeacher,
  { kind, view }: Asked,
): Promise<z.input<typeof contract.data>> => {
  const asked = { owner: teacher.id, kinds: kindsListed(kind), view, withDrafts: true, at: now() }
  const { rows, place, totals } = await findListed(db, asked)
  const shown = rows.flatMap((row) => ('draft' in row ? [] : row.questionnaire))
  const responded = shown.filter((row) => !ABILITIES[row.kind].clock)
  const named = responded.filter(({ settings }) => !settings.responding.anonymous)
  const [ended, last] = [await endedOf(db, idsIn(responded)), await lastEndedOf(db, idsIn(named))]
  const { at } = asked
  return {
    rows: rows.map((row) => {
      if ('draft' in row) return { ...draftInList(row.draft), kind: row.draft.kind }
      const { id } = row.questionnaire
      return questionnaireInList(row, { ended: ended.get(id) ?? 0, lastAt: last.get(id), at })
    }),
    ...place,
    totals: {
      ...{ listed: totals.listed, drafts: totals.drafts, answered: totals.attempts + totals.responses },
      ...{ archived: totals.archived, in_bin: totals.in_bin },
      average_percent: totals.averagePercent,
      ...(totals.unmarked > 0 && { marking_waiting: totals.unmarked }),
    },
  }
}

const idsIn = (listed: readonly { id: string }[]): string[] => listed.map(({ id }) => id)
