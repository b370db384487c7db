import { hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

type Subscribers = { subscriber: { id: string; unsubscribe_token_hash: string } }

const AT_ONCE = 500

/** Links that were sent go on working: what they hold has the hash that now stands in the place of the token. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('subscriber').renameColumn('unsubscribe_token', 'unsubscribe_token_hash').execute()
  await db.schema.alterTable('subscriber').addColumn('former_token_hash', 'text').execute()
  await db.schema
    .createIndex('subscriber_by_former_token')
    .on('subscriber')
    .column('former_token_hash')
    .where(sql.ref('former_token_hash'), 'is not', null)
    .execute()
  await hashTokens(db.withTables<Subscribers>())
  await db.schema
    .createTable('erased')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .execute()
}

const hashTokens = async (db: Kysely<Subscribers>) => {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('subscriber')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, unsubscribe_token_hash: token } of rows)
      await db
        .updateTable('subscriber')
        .set({ unsubscribe_token_hash: hash('sha256', token, 'base64url') })
        .where('id', '=', id)
        .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
