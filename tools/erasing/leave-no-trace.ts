import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../../server/config.ts'
import type { Database } from '../../server/database/connect.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Rewriting more than this would keep a server that runs from writing for longer than it waits. */
const REWRITTEN_AT_ONCE = 256 * 1024 * 1024

/**
 * Rewrites the file without the older copies of rows that lie between those in use, and empties the journal beside it,
 * where old pages stand. Answers what stays nevertheless, and until when.
 */
export const leaveNoTrace = async (
  db: Database,
  { databaseUrl, dataDir }: Place,
  rewrittenAtOnce = REWRITTEN_AT_ONCE,
): Promise<string[]> => {
  if (databaseUrl !== null)
    return ['In PostgreSQL’s files, what was deleted, until it vacuums; in its log archive longer.']
  const file = join(dataDir, 'quiznity.sqlite')
  const isRewritten = statSync(file).size <= rewrittenAtOnce && (await succeeds(() => sql`vacuum`.execute(db)))
  const isEmptied = await succeeds(async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy !== 0) throw new Error('somebody is reading the journal')
  })
  return [
    ...(isRewritten ? [] : [`In unused parts of ${file}, older copies, until you run: sqlite3 ${file} vacuum`]),
    ...(isEmptied ? [] : [`In ${file}-wal, old pages, until the server is started anew.`]),
  ]
}

/** The erasing is done; that somebody else holds the file for too long is no failure of it. */
const succeeds = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch {
    return false
  }
}
