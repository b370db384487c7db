import * as z from 'zod/mini'
import { storedValue, storeText } from '../../ui/browser-storage.ts'

const returning = z.object({ to: z.string(), at: z.number() })
export type Returning = z.infer<typeof returning>

/** Longer than a page takes to load, fail, and find the server well. */
const TOO_SOON_MS = 30_000

/** Back from there already: the server is well and that page is not, so going there again would go on for ever. */
export const failedAtOnce = (last: Returning | null, next: Returning): boolean =>
  last !== null && last.to === next.to && Math.abs(next.at - last.at) < TOO_SOON_MS

const KEY = 'returning'

export const lastReturning = (): Returning | null =>
  z.safeParse(returning, storedValue(KEY, 'sessionStorage')).data ?? null

/** False where the browser keeps nothing: the next visit of this page would not know about this one. */
export const noteReturning = (next: Returning): boolean => storeText(KEY, JSON.stringify(next), 'sessionStorage')
