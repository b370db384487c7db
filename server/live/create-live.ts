import type { FiguresOnWire } from '#contract/live.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { createNotices } from '../database/notices.ts'
import { findFigures } from './find-figures.ts'

/** Whoever watches a questionnaire is told of it at most so often, whatever happens in it. */
const SPACING_MS = 200

type Listener = (figures: FiguresOnWire) => void
type Watched = { id: string; shareCode: string }
type Topic = {
  questionnaireId: string
  listeners: Set<Listener>
  lastAt: number
  timer: NodeJS.Timeout | undefined
  isReading: boolean
  isStale: boolean
}

/** Tells whoever watches a questionnaire how it stands, soon after every change in any process. */
export type Live = {
  /**
   * Something in a questionnaire is otherwise, which is given by its id or its share code: to be called after the commit.
   * Costs next to nothing where nobody watches.
   */
  touch: (idOrCode: string) => void
  /** Answers with what ends it. */
  watch: (questionnaire: Watched, listener: Listener) => () => void
  stop: () => Promise<void>
}

type Needs = { db: Database; config: Pick<Config, 'databaseUrl'> }

export const createLive = ({ db, config }: Needs): Live => {
  const topics = new Map<string, Topic>()
  const changed = (idOrCode: string) => {
    const topic = topics.get(idOrCode)
    if (topic) tellSoon(db, topic)
  }
  const notices = createNotices(config.databaseUrl, {
    onNotice: changed,
    // Something may have been missed.
    onAgain: () => {
      for (const topic of new Set(topics.values())) tellSoon(db, topic)
    },
  })

  return {
    touch: (idOrCode) => {
      changed(idOrCode)
      notices?.send(db, idOrCode)
    },
    watch: ({ id, shareCode }, listener) => {
      const topic = topics.get(id) ?? newTopic(id)
      topics.set(id, topic).set(shareCode, topic)
      topic.listeners.add(listener)
      notices?.listen()
      return () => {
        topic.listeners.delete(listener)
        if (topic.listeners.size > 0) return
        clearTimeout(topic.timer)
        for (const key of [id, shareCode]) if (topics.get(key) === topic) topics.delete(key)
      }
    },
    stop: async () => {
      for (const { timer } of topics.values()) clearTimeout(timer)
      topics.clear()
      await notices?.stop()
    },
  }
}

const newTopic = (questionnaireId: string): Topic => ({
  questionnaireId,
  listeners: new Set(),
  lastAt: 0,
  timer: undefined,
  isReading: false,
  isStale: false,
})

const tellSoon = (db: Database, topic: Topic): void => {
  if (topic.timer !== undefined) return
  if (topic.isReading) {
    topic.isStale = true
    return
  }
  const wait = Math.max(0, topic.lastAt + SPACING_MS - performance.now())
  topic.timer = setTimeout(() => {
    topic.timer = undefined
    void tell(db, topic)
  }, wait)
  topic.timer.unref()
}

const tell = async (db: Database, topic: Topic): Promise<void> => {
  topic.isReading = true
  topic.isStale = false
  topic.lastAt = performance.now()
  // What can't be read now is told after the next change; pages ask by themselves after a while.
  const figures = await findFigures(db, topic.questionnaireId).catch(() => null)
  if (figures) for (const listener of topic.listeners) listener(figures)
  topic.isReading = false
  if (topic.isStale && topic.listeners.size > 0) tellSoon(db, topic)
}
