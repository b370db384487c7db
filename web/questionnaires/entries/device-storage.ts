export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const DETAILS_KEY = 'QBDets'
export const QUESTIONS_KEY = 'Qlist'
export const HISTORY_KEY = 'QBHistory'
/** The newest writes, each by a name of its own, and what the last one wrote: whoever finds another than theirs knows of another tab. */
export const WRITES_KEY = 'QBWrites'

/** The browser may refuse its storage, and says so by throwing. */
export const deviceStorage = (): DeviceStorage | null => {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
