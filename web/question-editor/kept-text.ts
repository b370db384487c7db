import type { DeviceStorage } from './stored-draft.ts'
import { TEXT_KEY } from './text-key.ts'

/** Where the device keeps nothing, it is kept as long as the page. */
let held: { storage: DeviceStorage | null; text: string | null } = { storage: null, text: null }

const heldFor = (storage: DeviceStorage | null) => (held.storage === storage ? held.text : null)

/** The text of the quiz that is kept there, while something in it is in no question. */
export const keptText = (storage: DeviceStorage | null): string | null => {
  try {
    return storage?.getItem(TEXT_KEY) ?? heldFor(storage)
  } catch {
    return heldFor(storage)
  }
}

export const keepText = (storage: DeviceStorage | null, text: string | null): void => {
  held = { storage, text }
  try {
    if (text === null) storage?.removeItem(TEXT_KEY)
    else storage?.setItem(TEXT_KEY, text)
  } catch {
    // It is held all the same.
  }
}
