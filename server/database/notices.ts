import { sql } from 'kysely'
import pg from 'pg'
import { newId } from '../secrets.ts'
import type { Database } from './connect.ts'

const CHANNEL = 'quiznity_changes'
const GATHER_MS = 50
/** A notice holds less than 8,000 bytes, and an id 16. */
const MOST_IN_ONE = 300
const AGAIN_AFTER_MS = 1000
const KEEP_ALIVE_AFTER_MS = 10_000

/** Tells the other processes on the same PostgreSQL server what has changed. Nothing depends on a notice that is lost. */
export type Notices = {
  send: (db: Database, id: string) => void
  /** Hears the others from now on. */
  listen: () => void
  stop: () => Promise<void>
}

type Hearing = {
  onNotice: (id: string) => void
  /** It was deaf for a while. */
  onAgain: () => void
}

/** Null where there is one process alone: on a file. */
export const createNotices = (databaseUrl: string | null, hearing: Hearing): Notices | null => {
  if (databaseUrl === null) return null
  const self = newId()
  const ear = createEar(databaseUrl, self, hearing)
  const gathered = new Set<string>()
  let sending: NodeJS.Timeout | undefined

  const flush = async (db: Database) => {
    sending = undefined
    const ids = [...gathered]
    gathered.clear()
    for (let at = 0; at < ids.length; at += MOST_IN_ONE) {
      const payload = [self, ...ids.slice(at, at + MOST_IN_ONE)].join(' ')
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db).catch(() => undefined)
    }
  }

  return {
    send: (db, id) => {
      gathered.add(id)
      sending ??= setTimeout(() => void flush(db), GATHER_MS).unref()
    },
    listen: ear.open,
    stop: async () => {
      clearTimeout(sending)
      await ear.close()
    },
  }
}

/** A connection of its own, which is opened again when it is lost. */
const createEar = (connectionString: string, self: string, { onNotice, onAgain }: Hearing) => {
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async () => {
    retry = undefined
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    })
    client = fresh
    const lose = () => {
      if (client !== fresh) return
      client = null
      void fresh.end().catch(() => undefined)
      if (!isClosed) retry = setTimeout(() => void connect(), AGAIN_AFTER_MS).unref()
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', ({ payload = '' }) => {
      const [from, ...ids] = payload.split(' ')
      if (from !== self) for (const id of ids) onNotice(id)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
      onAgain()
    } catch {
      lose()
    }
  }

  return {
    open: () => {
      if (client === null && retry === undefined && !isClosed) void connect()
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      const last = client
      client = null
      await last?.end().catch(() => undefined)
    },
  }
}
