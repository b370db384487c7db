import type * as z from 'zod/mini'
import type { listVersions as contract, ListedVersionOnWire } from '#contract/questionnaires/versions.ts'
import { PAGE_SIZE } from '#contract/results/analytics.ts'
import { isoOf } from '#contract/wire/wire.ts'
import type { Context } from '../../context.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import { questionnaireFront } from '../store.ts'
import {
  countVersions,
  handedInOf,
  type ListedVersion,
  listedVersion,
  listedVersions,
  underWayOf,
} from '../version-store.ts'

const sumOf = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

/** One page of what was ever published of a quiz, and who has which. */
export const listVersions = async (
  { db }: Pick<Context, 'db'>,
  id: OwnedQuestionnaireId,
  asked: number,
): Promise<z.input<typeof contract.data>> => {
  const { shareCode, status, version } = await questionnaireFront(db, id)
  const found = await countVersions(db, id)
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE))
  const page = Math.min(asked, pages)
  const rows = await listedVersions(db, id, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  const [underWay, handedIn] = [await underWayOf(db, id), await handedInOf(db, id)]
  const onWire = (row: ListedVersion): ListedVersionOnWire => ({
    id: row.id,
    number: row.number,
    title: row.title,
    no_of_questions: row.questionCount,
    published_at: isoOf(row.publishedAt),
    under_way: underWay.get(row.id) ?? 0,
    handed_in: handedIn.get(row.id) ?? 0,
  })
  return {
    quiz: { id, title: version.title, share_code: shareCode, status },
    current: onWire(await listedVersion(db, id, version.id)),
    rows: rows.map(onWire),
    page,
    pages,
    found,
    under_way: sumOf(underWay),
    handed_in: sumOf(handedIn),
  }
}
