import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely'
import pg from 'pg'
import { FILE, refuseToForget } from './former-life.ts'
import { giveUpSilent } from './give-up.ts'
import { openSqlite } from './node-sqlite.ts'
import { StartRefusedError } from './start-refused.ts'
import type { Tables } from './tables.ts'
import { unusableFile } from './unusable-file.ts'
import { whileBusy } from './while-busy.ts'

export type Database = Kysely<Tables>

const POOL_SIZE = 10
/** A caller waits at most this long for a free connection before it is told to come back. */
const CONNECT_TIMEOUT_MS = 2000
const STATEMENT_TIMEOUT_MS = 10_000
const KEEP_ALIVE_AFTER_MS = 10_000

const INT8 = 20
/** Instants and counts are far below 2^53. */
pg.types.setTypeParser(INT8, Number)

type Place = {
  databaseUrl: string | null
  dataDir: string
  /** Whether a database that is missing from `dataDir` is to be begun anew, though there was one before. */
  wantsNewDatabase?: boolean
}

type Patience = {
  /**
   * Milliseconds after which a transaction or a query on PostgreSQL is given up together with its connection; without it
   * both may take as long as they do, as a migration of many rows must.
   */
  givesUpAfterMs?: number
}

/** Opens the database, and refuses one that would acknowledge what it does not keep. */
export const connect = (place: Place, patience: Patience = {}): Promise<Database> =>
  place.databaseUrl === null ? openFile(place) : openServer(place.databaseUrl, patience)

const openFile = async ({ dataDir, wantsNewDatabase = false }: Place): Promise<Database> => {
  if (!wantsNewDatabase) refuseToForget(dataDir)
  const file = join(dataDir, FILE)
  try {
    mkdirSync(dataDir, { recursive: true })
    return new Kysely<Tables>({ dialect: new FileDialect(openSqlite(file)) })
  } catch (error) {
    const reason = unusableFile(error)
    throw reason === null ? error : new StartRefusedError(`${file} ${reason}`)
  }
}

class FileDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }
  override createDriver = () => new FileDriver({ database: this.#database })
  override createAdapter = () => new FileAdapter()
}

/** Kysely takes SQLite for one that can't: without this, a migration that is cut leaves its half for ever. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Whoever begins is the one who writes: a transaction that reads first and finds that another process has written
 * meanwhile could not write any more. Of two processes that migrate, the second sees what the first has done.
 */
class FileDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: (query) => whileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }
}

const openServer = async (connectionString: string, { givesUpAfterMs }: Patience): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: givesUpAfterMs === undefined ? 0 : STATEMENT_TIMEOUT_MS,
    // Over before a caller who was turned away comes again, or what was given up would still lock its rows.
    idle_in_transaction_session_timeout: (givesUpAfterMs ?? 2 * STATEMENT_TIMEOUT_MS) / 2,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    options: '-c synchronous_commit=on',
  })
  // A connection that dies while idle is replaced by the pool; the next query that needs one says so if it can't be.
  pool.on('error', () => undefined)
  // One that dies while it is in use tells its statement; without a listener of its own it would end the process too.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  if (givesUpAfterMs !== undefined) giveUpSilent(pool, givesUpAfterMs)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await expectDurable(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

const expectDurable = async (db: Database) => {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db)
  if (rows[0]?.synchronous_commit !== 'on') {
    throw new Error('PostgreSQL would not keep what it acknowledges: synchronous_commit is not on')
  }
}
