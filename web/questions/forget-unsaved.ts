import { DAY } from '#domain/time/time-limit.ts'
import { storedNames, storeText } from '../ui/browser-storage.ts'
import { UNSAVED, unsavedAt } from './unsaved-texts.ts'

/** What others have left on this device and nobody has come back for. Beside `unsaved-texts.ts`: no page waits for it. */
export const forgetOldUnsaved = (now: number = Date.now()): void => {
  for (const name of storedNames(UNSAVED)) if (now - (unsavedAt(name)?.at ?? 0) > DAY) storeText(name, null)
}
