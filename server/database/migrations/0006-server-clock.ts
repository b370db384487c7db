import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('heartbeat')
    .addColumn('uptime', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('heartbeat').addColumn('boot_id', 'text').execute()
  await db.schema
    .alterTable('heartbeat')
    .addColumn('started_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('submission')
    .addColumn('given_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('outage')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('from_at', 'bigint', (column) => column.notNull().unique())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .addColumn('given_ms', 'bigint', (column) => column.notNull())
    .addColumn('recorded_at', 'bigint', (column) => column.notNull())
    .execute()
}
