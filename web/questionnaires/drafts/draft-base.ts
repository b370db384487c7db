import * as z from 'zod/mini'
import { randomKey } from '../../calls/random-key.ts'
import type { DeviceStorage } from '../entries/device-storage.ts'

export const BASE_KEY = 'QBBase'

/** The published quiz that a draft changes, and the version that it is based on. */
const edits = z.object({ quizId: z.string(), versionId: z.string(), number: z.int() })
export type Edits = z.infer<typeof edits>

const base = z.object({
  id: z.string(),
  /** What the server has said last; 0: nothing yet. */
  revision: z.int(),
  /** Saves that it has not answered: what one of them made is this draft's own. */
  sent: z.array(z.string()),
  /** Whether the device has changes that it has not acknowledged. */
  unsaved: z.boolean(),
  /** Left out where it is a new quiz. */
  edits: z.optional(edits),
})

/** Where a draft stands towards the server's copy of it, kept beside it. */
export type DraftBase = z.infer<typeof base>

/** Of a draft that the server has not. */
export const freshBase = (edits: Edits | undefined): DraftBase => ({
  id: randomKey(),
  revision: 0,
  sent: [],
  unsaved: true,
  ...(edits && { edits }),
})

/** Of a draft as the server has it. */
export const baseAsFound = ({ id, revision, edits }: Pick<DraftBase, 'id' | 'revision' | 'edits'>): DraftBase => ({
  id,
  revision,
  sent: [],
  unsaved: false,
  ...(edits && { edits }),
})

/** Null where it says nothing that can be read. */
export const parseBase = (text: string | null): DraftBase | null => {
  try {
    return base.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export const readBase = (storage: DeviceStorage | null): DraftBase | null => {
  try {
    return parseBase(storage?.getItem(BASE_KEY) ?? null)
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
