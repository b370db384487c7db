import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusedError } from './start-refused.ts'

export const FILE = 'quiznity.sqlite'
const LEFT_BEHIND = ['backups', 'outbox', 'quiznity.lock.sqlite', `${FILE}-wal`]

/**
 * A folder that has served before and lacks its database now has lost it, or is not mounted whole: a new one in its place
 * would look like a server without a past; so would an empty file. Throws `StartRefusedError` then. An empty or absent folder is made anew.
 */
export const refuseToForget = (dataDir: string): void => {
  const file = join(dataDir, FILE)
  const isThere = existsSync(file)
  // A copy that failed leaves an empty file, which SQLite takes for a database that is still to be made.
  if (isThere && statSync(file).size > 0) return
  const traces = LEFT_BEHIND.filter((name) => existsSync(join(dataDir, name)))
  if (traces.length === 0) return
  throw new StartRefusedError(
    `${file} is ${isThere ? 'empty' : 'missing'}, and there was one before (${traces.join(', ')} in that folder). ` +
      'Put it back or restore a backup; to begin with an empty database, start once with NEW_DATABASE=yes.',
  )
}
