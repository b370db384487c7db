import { QueueFullError } from '../database/committer.ts'

/** One at a time leaves the other core to students' answers; a login storm waits its turn, up to a point. */
const AT_ONCE = 1
const MAX_WAITING = 500

let running = 0
const waiting: (() => void)[] = []

/** Does `work` when it is its turn; throws `QueueFullError` when too many are waiting already. */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting.length >= MAX_WAITING) throw new QueueFullError('too many passwords are waiting to be checked')
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
