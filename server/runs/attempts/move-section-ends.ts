import { sql, type Transaction } from 'kysely'
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
  const moved = rows.flatMap(({ id, section_ends: text }) => {
    const [ends, gift] = [readSectionEnds(text), giftOf.get(id)]
    return ends && gift ? [sql`(${id}, ${writeSectionEnds(movedSectionEnds(ends, gift))})`] : []
  })
  if (moved.length === 0) return
  await sql`
    with moved (id, ends) as (values ${sql.join(moved)})
    update submission set section_ends = moved.ends
    from moved where moved.id = submission.id`.execute(trx)
}
