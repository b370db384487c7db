import { QueueFullError } from '../../database/committer.ts'
import { createFairQueue, type FairQueue } from '../../fair-queue.ts'

/** One at a time leaves the other core to students' answers; a storm waits its turn, up to a point. */
const AT_ONCE = 1

/** Each stands in a line of its own and they take turns, so that a crowd of one kind is in nobody else's way. */
export type Lane = 'known' | 'logIn' | 'signUp'
/** `of`: the account that was known before, or the address that a stranger calls from; within a lane these take turns. */
export type Place = { lane: Lane; of: string }

/** How many wait, all together and of one: nobody proves a password often at once; a school may log in behind one address. */
const MAX_WAITING: Record<Lane, { all: number; ofOne: number }> = {
  known: { all: 500, ofOne: 10 },
  logIn: { all: 500, ofOne: 400 },
  signUp: { all: 100, ofOne: 80 },
}

type Line = { lane: Lane; waiting: FairQueue<() => void> }

let running = 0
/** The one that had its turn last stands last. */
const lines: Line[] = [
  { lane: 'known', waiting: createFairQueue() },
  { lane: 'logIn', waiting: createFairQueue() },
  { lane: 'signUp', waiting: createFairQueue() },
]

const lineOf = (lane: Lane): Line => {
  const line = lines.find((each) => each.lane === lane)
  if (!line) throw new Error(`there is no line for ${lane}`)
  return line
}

const nextWaiting = () => {
  const at = lines.findIndex(({ waiting }) => waiting.size() > 0)
  const [line] = at < 0 ? [] : lines.splice(at, 1)
  if (!line) return undefined
  lines.push(line)
  return line.waiting.shift()
}

/** Does `work` when it is its turn; throws `QueueFullError` when too many of its kind are waiting already. */
export const inTurn = async <T>({ lane, of }: Place, work: () => Promise<T>): Promise<T> => {
  const { waiting } = lineOf(lane)
  const { all, ofOne } = MAX_WAITING[lane]
  if (waiting.size() >= all || waiting.sizeOf(of) >= ofOne)
    throw new QueueFullError('too many passwords are waiting to be checked')
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(of, resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = nextWaiting()
    if (next) next()
    else running -= 1
  }
}
