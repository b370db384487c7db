import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DAY } from '#domain/time/time-limit.ts'

/** `<backup>.<process>.unfinished`, and what SQLite lays beside it. */
const UNFINISHED = /^(?<name>.+)\.(?<pid>\d+)\.unfinished(-journal|-wal|-shm)?$/
const OURS = /^(quiznity-backup|before-restore)-[\dTZ-]+\.sqlite$/
const MAKING = /^\.making-\w{6}$/
/** No backup takes so long: a process of that number is another one by now. */
const ABANDONED_AFTER_MS = DAY

const isRunning = (pid: number): boolean => {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** What backups that were killed have left where `file` is about to be written; whatever may still be written stays. */
export const tidyUnfinished = (file: string, now: number): void => {
  const folder = dirname(file)
  for (const name of readdirSync(folder)) {
    const { name: backup = '', pid } = UNFINISHED.exec(name)?.groups ?? {}
    const isBackup = pid !== undefined && (OURS.test(backup) || backup === basename(file))
    if (!isBackup && !MAKING.test(name)) continue
    const path = join(folder, name)
    const isOld = now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > ABANDONED_AFTER_MS
    if (isOld || (isBackup && !isRunning(Number(pid)))) rmSync(path, { recursive: true, force: true })
  }
}
