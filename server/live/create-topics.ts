type Listener<Told> = (told: Told) => void

/** What is watched: read anew after each change, and known by the keys that this reading gives. */
type Reading<Told> = { told: Told; keys: readonly string[] }
type Subject<Told> = { keys: readonly string[]; read: () => Promise<Reading<Told>>; spacingMs: number }

type Topic = {
  keys: readonly string[]
  spacingMs: number
  /** Reads it and tells whoever listens. */
  tell: () => Promise<void>
  isWatched: () => boolean
  lastAt: number
  timer: NodeJS.Timeout | undefined
  isTelling: boolean
  isStale: boolean
}

/** Topics under each of their keys. */
const createIndex = () => {
  const byKey = new Map<string, Set<Topic>>()
  const file = (topic: Topic) => {
    for (const key of topic.keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(topic))
  }
  const unfile = (topic: Topic) => {
    for (const key of topic.keys) {
      const topics = byKey.get(key)
      topics?.delete(topic)
      if (topics?.size === 0) byKey.delete(key)
    }
  }
  const rekey = (topic: Topic, keys: readonly string[]) => {
    unfile(topic)
    topic.keys = keys
    file(topic)
  }
  return { byKey, file, unfile, rekey }
}

/** What is watched, by the keys it is touched by. */
export const createTopics = () => {
  const { byKey, file, unfile, rekey } = createIndex()

  return {
    touch: (key: string): void => {
      for (const topic of byKey.get(key) ?? []) tellSoon(topic)
    },
    touchAll: (): void => {
      for (const topic of new Set([...byKey.values()].flatMap((topics) => [...topics]))) tellSoon(topic)
    },
    /** Of one sort: those who watch the same name are told by one reading. */
    sort: <Told>() => {
      const watched = new Map<string, { topic: Topic; listeners: Set<Listener<Told>> }>()
      const begin = ({ keys, read, spacingMs }: Subject<Told>) => {
        const listeners = new Set<Listener<Told>>()
        const tell = async () => {
          // What can't be read now is told after the next change; pages ask by themselves after a while.
          const reading = await read().catch(() => null)
          if (reading === null || listeners.size === 0) return
          rekey(topic, reading.keys)
          for (const listener of listeners) listener(reading.told)
        }
        const isWatched = () => listeners.size > 0
        const now = { lastAt: 0, timer: undefined, isTelling: false, isStale: false }
        const topic: Topic = { keys, spacingMs, tell, isWatched, ...now }
        file(topic)
        return { topic, listeners }
      }
      /** Answers with what ends it. */
      return (name: string, subject: Subject<Told>, listener: Listener<Told>): (() => void) => {
        const { topic, listeners } = watched.get(name) ?? begin(subject)
        watched.set(name, { topic, listeners })
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
          if (listeners.size > 0 || watched.get(name)?.topic !== topic) return
          clearTimeout(topic.timer)
          watched.delete(name)
          unfile(topic)
        }
      }
    },
    stop: (): void => {
      for (const topics of byKey.values()) for (const { timer } of topics) clearTimeout(timer)
      byKey.clear()
    },
  }
}

const tellSoon = (topic: Topic): void => {
  if (topic.timer !== undefined) return
  if (topic.isTelling) {
    topic.isStale = true
    return
  }
  const wait = Math.max(0, topic.lastAt + topic.spacingMs - performance.now())
  topic.timer = setTimeout(() => {
    topic.timer = undefined
    void tellNow(topic)
  }, wait)
  topic.timer.unref()
}

const tellNow = async (topic: Topic): Promise<void> => {
  topic.isTelling = true
  topic.isStale = false
  await topic.tell()
  // From when it was told, not begun to be read: readings take now longer, now shorter.
  topic.lastAt = performance.now()
  topic.isTelling = false
  if (topic.isStale && topic.isWatched()) tellSoon(topic)
}
