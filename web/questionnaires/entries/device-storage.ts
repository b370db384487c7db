export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const DETAILS_KEY = 'QBDets'
export const QUESTIONS_KEY = 'Qlist'
export const HISTORY_KEY = 'QBHistory'
/** The newest writes, each by a name of its own, and what the last one wrote: whoever finds another than theirs knows of another tab. */
export const WRITES_KEY = 'QBWrites'

/** A part of it, whose names all begin so. */
export const storageBelow = (storage: DeviceStorage, start: string): DeviceStorage => ({
  getItem: (key) => storage.getItem(start + key),
  setItem: (key, value) => storage.setItem(start + key, value),
  removeItem: (key) => storage.removeItem(start + key),
})

/** The browser may refuse its storage, and says so by throwing. */
export const deviceStorage = (): DeviceStorage | null => {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
