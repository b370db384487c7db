import { DatabaseSync } from 'node:sqlite'

/** Loaded before the server: the suite may set what it takes for the machine's wall clock, and spoil its disk. */
const realNow = Date.now
let aheadMs = Number(process.env.WALL_AHEAD_MS ?? 0)

Date.now = () => realNow() + aheadMs

/** What becomes of the fsync of each commit. */
let fsyncMs = 0
let isFsyncBroken = false

const SQLITE_IOERR_FSYNC = 1034
const sleeping = new Int32Array(new SharedArrayBuffer(4))

/** As SQLite does it: what could not be brought to the disk is undone. */
const fsync = (database: DatabaseSync) => {
  if (fsyncMs > 0) Atomics.wait(sleeping, 0, 0, fsyncMs)
  if (!isFsyncBroken) return
  database.exec('rollback')
  throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: SQLITE_IOERR_FSYNC })
}

const { prepare } = DatabaseSync.prototype
DatabaseSync.prototype.prepare = function (text, ...options) {
  const statement = prepare.call(this, text, ...options)
  if (text !== 'commit') return statement
  const run = statement.run.bind(statement)
  return Object.assign(statement, {
    run: () => {
      fsync(this)
      return run()
    },
  })
}

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null) return
  if ('moveWallMs' in message) aheadMs += Number(message.moveWallMs)
  if ('fsyncMs' in message) fsyncMs = Number(message.fsyncMs)
  if ('isFsyncBroken' in message) isFsyncBroken = message.isFsyncBroken === true
})
// The channel alone keeps no server running.
process.channel?.unref()
