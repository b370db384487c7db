import { type Kysely, sql, type Transaction } from 'kysely'
import type { Outage } from '#domain/time/outage.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { lockFirst, lockRows } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import type { Reading } from './anchored-clock.ts'

type Trx = Transaction<Tables>

export type Beat = Reading & { name: string; startedAt: Instant }

/** The last heartbeat of each process that beat within a day. */
export const readBeats = async (db: Kysely<Tables>): Promise<Beat[]> => {
  const rows = await db.selectFrom('heartbeat').selectAll().orderBy('name').execute()
  return rows.map(({ boot_id: bootId, started_at: startedAt, ...row }) => ({ ...row, bootId, startedAt }))
}

/** Writes one small row, so that a full disk is known before a student's answer meets it. */
export const recordBeat = async (db: Kysely<Tables>, { bootId, startedAt, ...beat }: Beat): Promise<void> => {
  await db
    .insertInto('heartbeat')
    .values({ ...beat, boot_id: bootId, started_at: startedAt })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ at: ref('excluded.at'), uptime: ref('excluded.uptime') })),
    )
    .execute()
}

export const deleteBeatsBefore = async (db: Kysely<Tables>, moment: Instant): Promise<void> => {
  await db.deleteFrom('heartbeat').where('at', '<', moment).execute()
}

/** Of moments that have not come yet by a clock that was put back; a process that lives soon beats again. */
export const deleteBeatsAfter = async (db: Kysely<Tables>, moment: Instant): Promise<void> => {
  await db.deleteFrom('heartbeat').where('at', '>', moment).execute()
}

/** Nobody else who looks for an outage goes on before this transaction ends. */
export const lockBeats = (trx: Trx): Promise<void> =>
  lockFirst(trx, () => lockRows(trx, trx.selectFrom('heartbeat').select('name').orderBy('name'), 'heartbeat').execute())

/** Whether any attempt has not ended. */
export const isAnybodyIn = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.selectFrom('submission').select('id').where('ended_at', 'is', null).limit(1).executeTakeFirst()) !==
  undefined

type Recorded = { id: string; outage: Outage; givenMs: number; at: Instant }

/** False: this outage was recorded before. */
export const recordOutage = async (trx: Trx, { id, outage, givenMs, at }: Recorded): Promise<boolean> => {
  const row = { id, from_at: outage.from, until_at: outage.until, given_ms: givenMs, recorded_at: at }
  const recorded = await trx
    .insertInto('outage')
    .values(row)
    .onConflict((conflict) => conflict.column('from_at').doNothing())
    .returning('id')
    .executeTakeFirst()
  return recorded !== undefined
}

export type Attempt = { id: string; startedAt: Instant; endsAt: Instant; endedAt: Instant | null }

/** All that have not ended, locked in the order of their ids. */
export const lockRunningAttempts = async (trx: Trx): Promise<Attempt[]> => {
  const running = trx
    .selectFrom('submission')
    .select(['id', 'started_at as startedAt', 'ends_at as endsAt', 'ended_at as endedAt'])
    .where('ended_at', 'is', null)
    .orderBy('id')
  return lockRows(trx, running, 'submission').execute()
}

export type Given = { id: string; ms: number }

export const moveEnds = async (trx: Trx, given: Given[]): Promise<void> => {
  const rows = given.map(({ id, ms }) => sql`(${id}, cast(${ms} as bigint))`)
  await sql`
    with given (id, ms) as (values ${sql.join(rows)})
    update submission set ends_at = ends_at + given.ms, given_ms = given_ms + given.ms
    from given where given.id = submission.id`.execute(trx)
}
