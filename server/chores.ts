import { DAY, HOUR } from '#domain/time/time-limit.ts'
import type { Context } from './context.ts'
import { isNews } from './database/watch-file.ts'

/** Work that a server does by itself, one turn at a time. */
export type Chore = {
  /** Milliseconds between its turns; or its first turn soon after the start, and one after each three o'clock at night. */
  every: number | 'night'
  work: () => Promise<unknown>
  /** Brings what is under way to an end soon: the server stops. */
  hurry?: () => void
}

export type Stoppable = { stop: () => Promise<void> }

type Plan = { everyMs: number; work: () => Promise<unknown>; onFailure?: (error: unknown) => void }

/** Does `work` again and again, one at a time; a failure is logged and the next turn tries anew. */
export const repeatedly = ({ log }: Pick<Context, 'log'>, { everyMs, work, onFailure }: Plan): Stoppable => {
  let isStopped = false
  let underWay: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const turn = async () => {
    try {
      await work()
    } catch (error) {
      if (isNews(error)) log.error({ err: error }, 'a chore failed')
      onFailure?.(error)
    }
    if (!isStopped) plan()
  }
  const plan = () => {
    timer = setTimeout(() => {
      underWay = turn()
    }, everyMs)
  }
  plan()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}

/** Three o'clock at night in India, after midnight UTC. */
const NIGHT = 21.5 * HOUR

/** Does `work` when it is first called, and then in the first call after each three o'clock at night. */
export const onceANight = ({ now }: Pick<Context, 'now'>, work: () => Promise<unknown>): (() => Promise<void>) => {
  let last: number | null = null
  return async () => {
    const night = Math.floor((now() - NIGHT) / DAY)
    if (night === last) return
    await work()
    last = night
  }
}
