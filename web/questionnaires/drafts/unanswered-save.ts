import * as z from 'zod/mini'
import { randomKey } from '../../calls/random-key.ts'
import type { DeviceStorage } from '../entries/device-storage.ts'

export const UNANSWERED_KEY = 'QBSent'

const unansweredSave = z.object({ content: z.string(), key: z.string() })

let inThisPage: z.infer<typeof unansweredSave> | null = null

/**
 * The same content sent again keeps its key until it is answered, after a reload too: a lost answer can't make a second
 * quiz.
 */
export const keyOf = (content: string, storage: DeviceStorage | null): string => {
  const before = inThisPage ?? stored(storage)
  const save = before?.content === content ? before : { content, key: randomKey() }
  inThisPage = save
  try {
    storage?.setItem(UNANSWERED_KEY, JSON.stringify(save))
  } catch {
    // No room: the key lasts as long as this page.
  }
  return save.key
}

export const answered = (storage: DeviceStorage | null): void => {
  inThisPage = null
  try {
    storage?.removeItem(UNANSWERED_KEY)
  } catch {
    // A storage that cannot be reached holds nothing that could come back.
  }
}

const stored = (storage: DeviceStorage | null) => {
  try {
    return unansweredSave.safeParse(JSON.parse(storage?.getItem(UNANSWERED_KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
