import { DAY } from '#domain/time/time-limit.ts'
import { UNSAVED, unsavedAt } from './unsaved-texts.ts'

/** What others have left on this device and nobody has come back for. Beside `unsaved-texts.ts`: no page waits for it. */
export const forgetOldUnsaved = (now: number = Date.now()): void => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(UNSAVED) && now - (unsavedAt(name)?.at ?? 0) > DAY) localStorage.removeItem(name)
  } catch {
    // Then nothing was kept.
  }
}
