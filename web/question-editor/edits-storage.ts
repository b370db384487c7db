import type { DeviceStorage } from './stored-draft.ts'

const PREFIX = 'QBEdit'
const BASE_KEY = 'QBBase'

const ofTeacher = (teacherId: string) => `${PREFIX}.${teacherId}.`

/** Where one teacher's unsaved changes of one quiz are kept, apart from the quiz that is being made, and from all others’. */
export const editsStorage = (storage: DeviceStorage, teacherId: string, name: string): DeviceStorage => {
  const keyFor = (key: string) => `${ofTeacher(teacherId)}${name}.${key}`
  return {
    getItem: (key) => storage.getItem(keyFor(key)),
    setItem: (key, value) => storage.setItem(keyFor(key), value),
    removeItem: (key) => storage.removeItem(keyFor(key)),
  }
}

/** Whether a key of the browser's storage is one of these. */
export const isEditsKey = (key: string, teacherId: string, name: string): boolean =>
  key.startsWith(`${ofTeacher(teacherId)}${name}.`)

/** Which version was changed. */
export type EditBase = { id: string; number: number }

/** Each write says which version it is of. */
export const withBase = (storage: DeviceStorage, base: EditBase): DeviceStorage => ({
  getItem: storage.getItem,
  setItem: (key, value) => {
    storage.setItem(BASE_KEY, JSON.stringify([base.id, base.number]))
    storage.setItem(key, value)
  },
  removeItem: (key) => {
    storage.removeItem(key)
    storage.removeItem(BASE_KEY)
  },
})

/** Null where nothing is kept. */
export const keptBase = (storage: DeviceStorage | null): EditBase | null => {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(BASE_KEY) ?? 'null')
    if (!Array.isArray(kept)) return null
    const [id, number] = kept
    return typeof id === 'string' && typeof number === 'number' ? { id, number } : null
  } catch {
    return null
  }
}

/** All unsaved changes of a teacher who leaves nothing behind. */
export const removeEdits = (storage: Storage, teacherId: string): void => {
  for (const key of Object.keys(storage)) if (key.startsWith(ofTeacher(teacherId))) storage.removeItem(key)
}
