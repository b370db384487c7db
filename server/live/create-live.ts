import type { FiguresOnWire } from '#contract/results/live.ts'
import type { TeacherId } from '#domain/people/account.ts'
import type { Config } from '../config.ts'
import { createNotices } from '../database/notices.ts'
import { createTopics } from './create-topics.ts'
import { findFigures, keysOfHome, type Sources, type Watched } from './find-figures.ts'

/** Whoever watches a questionnaire is told of it at most so often, whatever happens in it. */
const FIGURES_SPACING_MS = 200
/** A page that is glanced at, which reads far more. */
const HOME_SPACING_MS = 1000

/** Tells whoever watches a questionnaire how it stands, soon after every change in any process. */
export type Live = {
  /**
   * Something is otherwise in a questionnaire, which is given by its id or its share code, or in what an account has, given
   * by the teacher's id: to be called after the commit. Costs next to nothing where nobody watches.
   */
  touch: (key: string) => void
  /** Answers with what ends it. */
  watch: (questionnaire: Watched, listener: (figures: FiguresOnWire) => void) => () => void
  /** Told after a change in any of a teacher's questionnaires that are open. */
  watchHome: (home: { teacherId: TeacherId; keys: readonly string[] }, listener: () => void) => () => void
  stop: () => Promise<void>
}

type Needs = Sources & { config: Pick<Config, 'databaseUrl'> }

export const createLive = ({ config, ...sources }: Needs): Live => {
  const { db } = sources
  const topics = createTopics()
  const watchFigures = topics.sort<FiguresOnWire>()
  const watchHome = topics.sort<null>()
  // `onAgain`: something may have been missed.
  const notices = createNotices(config.databaseUrl, { onNotice: topics.touch, onAgain: topics.touchAll })

  return {
    touch: (key) => {
      topics.touch(key)
      notices?.send(db, key)
    },
    watch: (watched, listener) => {
      notices?.listen()
      const keys = [watched.id, watched.shareCode]
      const read = async () => ({ told: await findFigures(sources, watched), keys })
      return watchFigures(watched.id, { keys, read, spacingMs: FIGURES_SPACING_MS }, listener)
    },
    watchHome: ({ teacherId, keys }, listener) => {
      notices?.listen()
      const read = async () => ({ told: null, keys: await keysOfHome(db, teacherId) })
      return watchHome(teacherId, { keys, read, spacingMs: HOME_SPACING_MS }, listener)
    },
    stop: async () => {
      topics.stop()
      await notices?.stop()
    },
  }
}
