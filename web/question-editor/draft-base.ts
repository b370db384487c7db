import * as z from 'zod/mini'
import type { DeviceStorage } from './stored-draft.ts'

export const BASE_KEY = 'QBBase'

const base = z.object({
  id: z.string(),
  /** What the server has said last; 0: nothing yet. */
  revision: z.int(),
  /** Saves that it has not answered: what one of them made is this draft's own. */
  sent: z.array(z.string()),
  /** Whether the device has changes that it has not acknowledged. */
  unsaved: z.boolean(),
})

/** Where a draft stands towards the server's copy of it, kept beside it. */
export type DraftBase = z.infer<typeof base>

export const readBase = (storage: DeviceStorage | null): DraftBase | null => {
  try {
    return base.safeParse(JSON.parse(storage?.getItem(BASE_KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** False when the storage is missing or full. */
export const writeBase = (storage: DeviceStorage | null, kept: DraftBase | null): boolean => {
  try {
    if (kept === null) storage?.removeItem(BASE_KEY)
    else storage?.setItem(BASE_KEY, JSON.stringify(kept))
    return storage !== null
  } catch {
    return false
  }
}
