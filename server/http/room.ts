/** Gives back what was taken; called again it does nothing. */
export type GiveBack = () => void

type Asked = { bytes: number; of: string }
type Waiting = Asked & { admit: (giveBack: GiveBack | null) => void; timer: NodeJS.Timeout }

type Size = {
  /** For all together. */
  bytes: number
  /** For one address: a school is one, and so is whoever means harm. */
  ofOne: number
  /** How long somebody waits for others to give back, in milliseconds. */
  waitsMs: number
  /** How many wait at most. */
  mostWaiting: number
}

/**
 * Room for so many bytes at once, of which one address has a part at most; what is larger than that is taken where nothing else
 * of its address is.
 */
export const createRoom = ({ bytes: whole, ofOne, waitsMs, mostWaiting }: Size) => {
  const taken = new Map<string, number>()
  const waiting: Waiting[] = []
  let all = 0

  const fits = ({ bytes, of }: Asked) => {
    const own = taken.get(of) ?? 0
    return (all === 0 || all + bytes <= whole) && (own === 0 || own + bytes <= ofOne)
  }
  const taking = ({ bytes, of }: Asked): GiveBack => {
    let isTaken = true
    all += bytes
    taken.set(of, (taken.get(of) ?? 0) + bytes)
    return () => {
      if (!isTaken) return
      isTaken = false
      all -= bytes
      const left = (taken.get(of) ?? 0) - bytes
      if (left > 0) taken.set(of, left)
      else taken.delete(of)
      admitWaiting()
    }
  }
  const admitWaiting = () => {
    for (let at = 0; at < waiting.length && all < whole; ) {
      const next = waiting[at]
      if (next && fits(next)) {
        waiting.splice(at, 1)
        clearTimeout(next.timer)
        next.admit(taking(next))
      } else at += 1
    }
  }

  return {
    /** Null: there is no room at this moment. */
    take: (asked: Asked): GiveBack | null => (fits(asked) ? taking(asked) : null),
    /** Waits for others to give back, in turn; null where they don't in time, or too many wait. */
    wait: (asked: Asked): Promise<GiveBack | null> => {
      if (waiting.length >= mostWaiting) return Promise.resolve(null)
      return new Promise((admit) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(one), 1)
          admit(null)
        }, waitsMs)
        const one: Waiting = { ...asked, admit, timer }
        waiting.push(one)
      })
    },
    /** In bytes. */
    taken: () => all,
  }
}

export type Room = ReturnType<typeof createRoom>
