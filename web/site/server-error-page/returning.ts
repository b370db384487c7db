import * as z from 'zod/mini'

const returning = z.object({ to: z.string(), at: z.number() })
export type Returning = z.infer<typeof returning>

/** Longer than a page takes to load, fail, and find the server well. */
const TOO_SOON_MS = 30_000

/** Back from there already: the server is well and that page is not, so going there again would go on for ever. */
export const failedAtOnce = (last: Returning | null, next: Returning): boolean =>
  last !== null && last.to === next.to && Math.abs(next.at - last.at) < TOO_SOON_MS

const KEY = 'returning'

export const lastReturning = (): Returning | null => {
  try {
    const kept = z.safeParse(returning, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

/** False where the browser keeps nothing: the next visit of this page would not know about this one. */
export const noteReturning = (next: Returning): boolean => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
    return true
  } catch {
    return false
  }
}
