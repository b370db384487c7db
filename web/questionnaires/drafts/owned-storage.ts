import { DETAILS_KEY, type DeviceStorage, HISTORY_KEY, QUESTIONS_KEY, WRITES_KEY } from '../entries/device-storage.ts'
import { TEXT_KEY } from '../entries/text-key.ts'
import { BASE_KEY } from './draft-base.ts'
import { UNANSWERED_KEY } from './unanswered-save.ts'

export const OWNER_KEY = 'QBOwner'
export const KEYS = [DETAILS_KEY, QUESTIONS_KEY, BASE_KEY, UNANSWERED_KEY, HISTORY_KEY, TEXT_KEY, WRITES_KEY]

export const setAside = (key: string, owner: string) => `${key}.${owner}`

/**
 * One teacher's part of a device that several may use. Whose the plain keys are stands beside them; what belongs to
 * anybody else is set aside, where its owner finds it again and nobody else is shown it.
 */
export const storageOf = (storage: DeviceStorage, owner: string): DeviceStorage => {
  const keyFor = (key: string) => (storage.getItem(OWNER_KEY) === owner ? key : setAside(key, owner))
  return {
    getItem: (key) => storage.getItem(keyFor(key)),
    setItem: (key, value) => storage.setItem(keyFor(key), value),
    removeItem: (key) => storage.removeItem(keyFor(key)),
  }
}

/** Where a draft other than the one in hand lies while it is open: under names of its own, always its owner's. */
export const placeOf = (owner: string, id: string) => `${owner}:${id}`

export const storageAt = (storage: DeviceStorage, place: string): DeviceStorage => ({
  getItem: (key) => storage.getItem(setAside(key, place)),
  setItem: (key, value) => storage.setItem(setAside(key, place), value),
  removeItem: (key) => storage.removeItem(setAside(key, place)),
})

/** The drafts besides the one in hand of which the device has something. */
export const draftsOnDevice = (owner: string): string[] => {
  try {
    const starts = KEYS.map((key) => setAside(key, `${owner}:`))
    const found = Object.keys(window.localStorage).flatMap((key) =>
      starts.flatMap((start) => (key.startsWith(start) ? key.slice(start.length) : [])),
    )
    return [...new Set(found)]
  } catch {
    return []
  }
}

/** All that the device has of a teacher's drafts. */
export const forgetDraftsOf = (storage: DeviceStorage, owner: string): void => {
  const places = draftsOnDevice(owner).map((id) => storageAt(storage, placeOf(owner, id)))
  for (const place of [storageOf(storage, owner), ...places]) for (const key of KEYS) place.removeItem(key)
}
