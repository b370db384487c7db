import { unlink } from 'node:fs/promises'
import { DAY } from '#domain/time/time-limit.ts'
import type { Context } from '../context.ts'
import { isMissing, outboxFiles } from './find-outbox-files.ts'

export const KEPT_FOR = 30 * DAY

type Needs = Pick<Context, 'now' | 'log'> & { dataDir: string; remove?: (file: string) => Promise<void> }

/** Mails in files hold addresses and links: long enough to be fetched, and no longer. What stays is told once. */
export const createTidyOutbox = ({ dataDir, now, log, remove = unlink }: Needs): (() => Promise<void>) => {
  const told = new Set<string>()

  const tidyAway = async (file: string) => {
    try {
      await remove(file)
      told.delete(file)
    } catch (error) {
      if (isMissing(error) || told.has(file)) return
      told.add(file)
      log.warn({ err: error, file }, 'an old mail could not be deleted from the outbox')
    }
  }
  return async () => {
    const oldest = now() - KEPT_FOR
    for (const { file, createdAt } of await outboxFiles(dataDir)) if (createdAt < oldest) await tidyAway(file)
  }
}
