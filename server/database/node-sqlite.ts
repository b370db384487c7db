import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { createNumberedShelf } from '../shelf.ts'
import { watchFile } from './watch-file.ts'

/** Another program may hold the file while it is opened; afterwards whoever waits for it lets others have the event loop. */
const OPENS_WITHIN_MS = 5000
const MAX_PREPARED = 300
/**
 * Of new files; others keep theirs. An attempt's answers fill most of a page of 4 KiB: in larger ones several of a busy
 * moment share one, and a commit writes fewer of them.
 */
const PAGE_BYTES = 8192
/** Pages that many commits touch are then written back to the file once, not every few commits. */
const CHECKPOINT_PAGES = 4096
const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 }
const CHANGES_THE_SCHEMA = /^\s*(create|alter|drop|pragma|vacuum)/i

const asValue = (value: unknown): SQLInputValue => {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite columns hold text, numbers and bytes, not ${typeof value}`)
}

/**
 * The shape Kysely's SqliteDialect expects, over node:sqlite. Every commit is on disk before it returns: WAL with
 * synchronous FULL, checked here because a database that forgets acknowledged answers must not start. Nothing that was
 * written is answered when the file is no longer the one in its place.
 */
export const openSqlite = (file: string): SqliteDatabase => {
  const sqlite = new DatabaseSync(file, { timeout: OPENS_WITHIN_MS, enableForeignKeyConstraints: true })
  sqlite.exec(`pragma page_size = ${PAGE_BYTES}`)
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off;')
  sqlite.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  sqlite.exec('pragma journal_size_limit = 67108864; pragma cache_size = -32768; pragma temp_store = memory;')
  // What is deleted is overwritten at once, not when something else happens to be written there.
  sqlite.exec('pragma secure_delete = on')
  const journal = sqlite.prepare('pragma journal_mode').get()?.journal_mode
  const synchronous = sqlite.prepare('pragma synchronous').get()?.synchronous
  if (journal !== 'wal' || synchronous !== 2) {
    sqlite.close()
    throw new Error(`SQLite would not keep what it acknowledges (journal ${journal}, synchronous ${synchronous})`)
  }

  // The journal is made by the first who reads.
  sqlite.prepare('select count(*) from sqlite_schema').get()
  sqlite.exec('pragma busy_timeout = 0')
  const expectInPlace = watchFile(file)
  const answered = <Outcome>(outcome: Outcome): Outcome => {
    if (!sqlite.isTransaction) expectInPlace()
    return outcome
  }

  /** On a full or failing disk SQLite undoes the transaction itself: a second try would hide why behind its own error. */
  const isUndone = (text: string) => text === 'rollback' && !sqlite.isTransaction
  const prepared = createNumberedShelf<SqliteStatement>(MAX_PREPARED)
  const prepare = (text: string): SqliteStatement => {
    const statement = sqlite.prepare(text)
    return {
      reader: statement.columns().length > 0,
      all: (values) => answered(statement.all(...values.map(asValue))),
      run: (values) => (isUndone(text) ? NOTHING_CHANGED : answered(statement.run(...values.map(asValue)))),
      iterate: (values) => statement.iterate(...values.map(asValue)),
    }
  }
  return {
    prepare: (text) => {
      const known = prepared.get(text)
      if (known) return known
      const statement = prepare(text)
      if (CHANGES_THE_SCHEMA.test(text)) return statement
      prepared.set(text, statement)
      return statement
    },
    close: () => {
      prepared.clear()
      sqlite.close()
    },
  }
}
