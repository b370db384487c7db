import { keptFor } from '../../people/accounts/kept-for.ts'
import { currentSession } from '../../people/accounts/session.ts'
import { type DeviceStorage, deviceStorage, storageBelow } from '../entries/device-storage.ts'
import { type QuizDraft, readDraft, removeDraft } from '../entries/stored-draft.ts'

const BASE_KEY = 'QBBase'

/** Which version was changed. */
type FormerBase = { id: string; number: number }

const baseIn = (storage: DeviceStorage): FormerBase | null => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(BASE_KEY) ?? 'null')
    if (!Array.isArray(kept)) return null
    const [id, number] = kept
    return typeof id === 'string' && typeof number === 'number' ? { id, number } : null
  } catch {
    return null
  }
}

type Former = { draft: QuizDraft; base: FormerBase | null; remove: () => void }

/** Changes and copies of published quizzes that devices kept by themselves, before the server had them; null where none. */
export const formerEdit = (name: string): Former | null => {
  const [session, device] = [currentSession(), deviceStorage()]
  if (!session.open || !device) return null
  const storage = storageBelow(device, `${keptFor(session.teacherId, 'QBEdit')}${name}.`)
  const draft = readDraft(storage)
  if (!draft) return null
  const remove = () => {
    removeDraft(storage)
    storage.removeItem(BASE_KEY)
  }
  return { draft, base: baseIn(storage), remove }
}
