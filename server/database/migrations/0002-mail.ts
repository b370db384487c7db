import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createContactTable(db)
  await createSubscriberTable(db)
  await createMailTable(db)
}

const createContactTable = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('contact_message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('contact_message_by_time').on('contact_message').column('created_at').execute()
}

const createSubscriberTable = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('subscriber')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('confirm_token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('unsubscribe_token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirm_sent_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('subscriber_pending')
    .on('subscriber')
    .column('confirm_sent_at')
    .where(sql.ref('confirmed_at'), 'is', null)
    .execute()
}

const createMailTable = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('outgoing_mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('headers', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('outgoing_mail_due').on('outgoing_mail').columns(['next_try_at', 'id']).execute()
}
