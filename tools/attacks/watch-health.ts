import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { readHealth } from '#contract/site/system.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import type { Target } from './target.ts'

/** Looks at a server's health again and again, from a thread of its own: what attacks takes none of its time. */
export const watchHealth = ({ port }: Pick<Target, 'port'>) => {
  const url = `http://127.0.0.1:${port}${API_BASE}${readHealth.path}`
  const thread = new Worker(new URL('./health-thread.ts', import.meta.url), { workerData: url })
  const seen = async (): Promise<{ longest: number; failed: number }> => {
    const answer = once(thread, 'message')
    thread.postMessage('seen')
    const [found] = await answer
    return found
  }
  return {
    /** What an attack finds; how many looks at health failed meanwhile, and how long the longest took, in milliseconds. */
    during: async (attack: () => Promise<unknown>) => {
      await seen()
      const found = await attack()
      const { longest, failed } = await seen()
      return { found, failed, longest: Math.round(longest) }
    },
    end: () => thread.terminate(),
  }
}
