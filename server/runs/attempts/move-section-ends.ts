import type { Transaction } from 'kysely'
import { movedSectionEnds } from '#domain/time/section-ends.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readSectionEnds, writeSectionEnds } from '../../database/section-ends-column.ts'
import type { Tables } from '../../database/tables.ts'

type Gift = { id: string; ms: number; at: Instant }

/** Of attempts that are locked: what is given at a moment moves the end of the section that runs then, and of those after it. */
export const moveSectionEnds = async (trx: Transaction<Tables>, gifts: readonly Gift[]): Promise<void> => {
  if (gifts.length === 0) return
  const rows = await trx
    .selectFrom('submission')
    .select(['id', 'section_ends'])
    .where('section_ends', 'is not', null)
    .where(
      'id',
      'in',
      gifts.map(({ id }) => id),
    )
    .execute()
  const giftOf = new Map(gifts.map((gift) => [gift.id, gift]))
  for (const { id, section_ends: text } of rows) {
    const [ends, gift] = [readSectionEnds(text), giftOf.get(id)]
    if (!ends || !gift) continue
    const moved = writeSectionEnds(movedSectionEnds(ends, gift))
    await trx.updateTable('submission').set({ section_ends: moved }).where('id', '=', id).execute()
  }
}
