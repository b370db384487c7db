// Plain JavaScript: it also runs before the pinned Node is there.
import { createHash } from 'node:crypto'
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const tooLong = 15 * 60_000

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** A link either appears whole, with its owner inside, or not at all; a plain write could be read half done. */
const take = (lock) => {
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

const isAbandoned = (lock) => {
  try {
    return !isAlive(Number(readFileSync(lock, 'utf8'))) || Date.now() - statSync(lock).mtimeMs > tooLong
  } catch {
    return false // gone since: its owner has finished
  }
}

/**
 * Runs `work` while no other process of this machine runs work of the same name in this folder.
 *
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export const oneAtATime = async (name, work) => {
  const folder = createHash('sha256')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 12)
  const lock = join(tmpdir(), `quiznity-${folder}-${name}.lock`)
  let isWaiting = false
  while (!take(lock)) {
    if (isAbandoned(lock)) {
      rmSync(lock, { force: true })
      continue
    }
    if (!isWaiting) console.log(`Waiting for another process to finish its ${name} ...`)
    isWaiting = true
    await pause(100)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}
