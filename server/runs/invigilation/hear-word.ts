import { DAY, type Instant, SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { wordsSince } from './store.ts'

/** What is older is looked at again by whoever asks next. */
const FRESH_FOR = 1.5 * SECOND
/** Nobody takes a quiz for longer without loading its page again. */
const TOLD_FOR = 2 * DAY

/**
 * What pages of a quiz ask for every few seconds, answered from memory: of all processes each looks for itself, however
 * many pages ask.
 */
export const createWords = ({ db, now }: Pick<Context, 'db' | 'now'>) => {
  let words: ReadonlyMap<string, number> = new Map()
  let readAt: Instant = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  const read = async () => {
    const at = now()
    words = await wordsSince(db, at - TOLD_FOR)
    readAt = at
  }
  return async (quizCode: string): Promise<number> => {
    if (now() - readAt > FRESH_FOR) {
      reading ??= read().finally(() => {
        reading = null
      })
      await reading
    }
    return words.get(quizCode) ?? 0
  }
}
