import {
  type DialectAdapter,
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import type { Tables } from './tables.ts'
import { LostFileError } from './watch-file.ts'

type AnyDatabase = { getExecutor: () => { adapter: DialectAdapter } }

/** The only file in the repository that may ask which database is running. */
const isPostgres = (db: AnyDatabase) => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Rows of `table` locked until the transaction ends. On SQLite a transaction has the only connection, so it is already
 * the lock.
 */
export const lockRows = <DB, T extends keyof DB & string, Row>(
  db: AnyDatabase,
  rows: SelectQueryBuilder<DB, T, Row>,
  table: T,
) => (isPostgres(db) ? rows.modifyEnd(sql`for update of ${sql.id(table)}`) : rows)

/**
 * The same, while others may go on writing rows that refer to these. Where one transaction holds what refers to a row and
 * another the row itself, each could wait for the other.
 */
export const lockReferred = <DB, T extends keyof DB & string, Row>(
  db: AnyDatabase,
  rows: SelectQueryBuilder<DB, T, Row>,
  table: T,
) => (isPostgres(db) ? rows.modifyEnd(sql`for no key update of ${sql.id(table)}`) : rows)

/** Rows that nobody changes until the transaction ends; several transactions may hold them so. */
export const shareRows = <DB, T extends keyof DB & string, Row>(
  db: AnyDatabase,
  rows: SelectQueryBuilder<DB, T, Row>,
  table: T,
) => (isPostgres(db) ? rows.modifyEnd(sql`for share of ${sql.id(table)}`) : rows)

/**
 * Lays locks in a statement of their own, before what they protect is read: on PostgreSQL a statement that had to wait
 * for its locks reads the tables it joins as they were before it waited.
 */
export const lockFirst = async (db: AnyDatabase, lock: () => Promise<unknown>): Promise<void> => {
  if (isPostgres(db)) await lock()
}

/** Attempts, by the hashes of tokens that hold or held them, by their ids, or by quiz and phone number. */
export type Attempts = { tokens: string[]; ids: string[]; participants?: string[] }

/**
 * Locks attempts until the transaction ends, in one statement and in the order of their ids, so that no two transactions
 * wait for each other.
 */
export const lockAttempts = async (db: Kysely<Tables>, { tokens, ids, participants = [] }: Attempts): Promise<void> => {
  if (!isPostgres(db) || tokens.length + ids.length + participants.length === 0) return
  const byNumber =
    participants.length > 0 ? sql`union select id from submission where participant_key = any(${participants})` : sql``
  await sql`select id from submission where id in (
    select id from submission where token_hash = any(${tokens})
    union select submission_id from earlier_token where token_hash = any(${tokens})
    union select unnest(${ids}::text[])
    ${byNumber}
  ) order by id for update of submission`.execute(db)
}

/** A table whose rows stand by their key, and not in the order in which they came: PostgreSQL has none. */
export const withoutOrder = (db: AnyDatabase) => (isPostgres(db) ? sql`` : sql`without rowid`)

/** What each database calls a row by where its table has an order: see `withoutOrder`. */
export const rowName = (db: AnyDatabase) => sql.raw<unknown>(isPostgres(db) ? 'ctid' : 'rowid')

/** The type of a column that holds bytes: the one kind of column that the two databases name differently. */
export const bytesType = (db: AnyDatabase): 'bytea' | 'blob' => (isPostgres(db) ? 'bytea' : 'blob')

/** A whole number of the object that a column of text holds as JSON; 0 where there is no row. */
export const numberIn = (db: AnyDatabase, column: string, name: string): RawBuilder<number | null> =>
  isPostgres(db)
    ? sql`(${sql.ref(column)}::json ->> ${sql.lit(name)})::bigint`
    : sql`${sql.ref(column)} ->> ${sql.lit(name)}`

/** The same of an object within that object; null where either says nothing. */
export const numberWithin = (db: AnyDatabase, column: string, [of, name]: [string, string]) =>
  isPostgres(db)
    ? sql<number | null>`(${sql.ref(column)}::json -> ${sql.lit(of)} ->> ${sql.lit(name)})::bigint`
    : sql<number | null>`${sql.ref(column)} -> ${sql.lit(of)} ->> ${sql.lit(name)}`

/** How many rows are read in one statement while others wait: node:sqlite finds them, too, within one call. */
export const rowsAtOnce = (db: AnyDatabase, onSqlite: number): number => (isPostgres(db) ? 5 * onSqlite : onSqlite)

/** Two reads: side by side, or, where each has this process to itself, one after the other. */
export const bothOf = async <One, Other>(
  db: AnyDatabase,
  [one, other]: [() => Promise<One>, () => Promise<Other>],
): Promise<[One, Other]> => (isPostgres(db) ? Promise.all([one(), other()]) : [await one(), await other()])

/** How many transactions may wait for their commit at once: SQLite has one writer. */
export const commitsInFlight = (db: AnyDatabase): number => (isPostgres(db) ? 2 : 1)

/** A copy of the whole database in `file`, where the database is a file of ours; an operator backs PostgreSQL up. */
export const copyInto = (db: AnyDatabase, file: string) => (isPostgres(db) ? null : sql`vacuum into ${file}`)

/**
 * Empties the journal beside a file of ours, where old pages show what was deleted; PostgreSQL's is its operator's. False:
 * somebody is reading it, and nobody waits for them.
 */
export const emptyJournal = async (db: Kysely<Tables>): Promise<boolean> => {
  if (isPostgres(db)) return true
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}

/** What PostgreSQL says to whoever may not come in at all, in its own words; null for everything else. */
export const refusalOf = (error: unknown): string | null => {
  const code = codeOf(error, 'code')
  const isRefusal = code === '28P01' || code === '28000' || code === '3D000' || code === 'ERR_INVALID_URL'
  if (!(error instanceof Error)) return null
  return isRefusal || error.message.startsWith('SASL') ? error.message : null
}

const codeOf = (error: unknown, name: 'code' | 'errcode'): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined

/** SQLite's primary result code (sqlite.org/rescode.html); null for what SQLite did not throw. */
export const sqliteResult = (error: unknown): number | null => {
  const errcode = codeOf(error, 'errcode')
  return typeof errcode === 'number' ? errcode & SQLITE_PRIMARY_CODE : null
}

/** Whether another program holds the SQLite file. */
export const isBusy = (error: unknown): boolean => sqliteResult(error) === SQLITE_BUSY

export type StorageTrouble = 'full' | 'unreachable' | 'read-only' | 'lost' | 'broken'

const SQLITE_PRIMARY_CODE = 0xff
const SQLITE_UNIQUE = 2067
const SQLITE_BUSY = 5
const SQLITE: Record<number, StorageTrouble> = {
  [SQLITE_BUSY]: 'unreachable',
  8: 'read-only',
  10: 'broken',
  11: 'broken',
  13: 'full',
}
/**
 * PostgreSQL's classes for lost connections, shutdown, time that ran out, and too many connections; and the sockets' own
 * codes.
 */
const UNREACHABLE =
  /^(08...|57P0.|57014|25P03|53300|E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ENOTFOUND|EAI_AGAIN)$/
const POSTGRES: Record<string, StorageTrouble> = { '53100': 'full', '25006': 'read-only' }
const CONNECTION_LOST =
  /connection terminated|timeout (exceeded when trying to connect|expired)|connection ended|not queryable/i

/**
 * What a failed statement says about the storage itself: `full` (space may come back), `unreachable` (so may the
 * database), `read-only` (it takes no writes), `lost` (its file is not in its place any more), `broken` (a disk that lies:
 * the process must end rather than guess), or null (nothing).
 */
export const storageTrouble = (error: unknown): StorageTrouble | null => {
  if (error instanceof LostFileError) return 'lost'
  const result = sqliteResult(error)
  if (result !== null) return SQLITE[result] ?? null
  const code = codeOf(error, 'code')
  if (typeof code === 'string' && UNREACHABLE.test(code)) return 'unreachable'
  if (typeof code === 'string' && POSTGRES[code]) return POSTGRES[code]
  return error instanceof Error && CONNECTION_LOST.test(error.message) ? 'unreachable' : null
}

/** Whether a statement failed because somebody else has taken, meanwhile, what only one can have. */
export const isTaken = (error: unknown): boolean =>
  codeOf(error, 'code') === '23505' || codeOf(error, 'errcode') === SQLITE_UNIQUE
