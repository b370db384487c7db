import { QueueFullError } from '../database/committer.ts'

/** One at a time leaves the other core to students' answers; a storm waits its turn, up to a point. */
const AT_ONCE = 1

/** Each stands in a line of its own and they take turns, so that a crowd of one kind is in nobody else's way. */
export type Lane = 'known' | 'logIn' | 'signUp'
const MAX_WAITING: Record<Lane, number> = { known: 500, logIn: 500, signUp: 100 }

type Line = { lane: Lane; waiting: (() => void)[] }

let running = 0
/** The one that had its turn last stands last. */
const lines: Line[] = [
  { lane: 'known', waiting: [] },
  { lane: 'logIn', waiting: [] },
  { lane: 'signUp', waiting: [] },
]

const lineOf = (lane: Lane): Line => {
  const line = lines.find((each) => each.lane === lane)
  if (!line) throw new Error(`there is no line for ${lane}`)
  return line
}

const nextWaiting = () => {
  const at = lines.findIndex(({ waiting }) => waiting.length > 0)
  const [line] = at < 0 ? [] : lines.splice(at, 1)
  if (!line) return undefined
  lines.push(line)
  return line.waiting.shift()
}

/** Does `work` when it is its turn; throws `QueueFullError` when too many of its kind are waiting already. */
export const inTurn = async <T>(lane: Lane, work: () => Promise<T>): Promise<T> => {
  const { waiting } = lineOf(lane)
  if (waiting.length >= MAX_WAITING[lane]) throw new QueueFullError('too many passwords are waiting to be checked')
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = nextWaiting()
    if (next) next()
    else running -= 1
  }
}
