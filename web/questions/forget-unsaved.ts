import { PRACTICE_DAYS } from '#domain/questionnaires/retention.ts'
import { DAY } from '#domain/time/time-limit.ts'
import { storedNames, storedValue, storeText } from '../ui/browser-storage.ts'
import { UNSAVED_CHOICES } from './unsaved-choices.ts'
import { UNSAVED } from './unsaved-texts.ts'

/** Milliseconds. Choices are told as long as their practice run is kept. */
const KEPT = [
  [UNSAVED, DAY],
  [UNSAVED_CHOICES, PRACTICE_DAYS * DAY],
] as const

/** What others have left on this device and nobody has come back for. Beside `unsaved-texts.ts`: no page waits for it. */
export const forgetOldUnsaved = (now: number = Date.now()): void => {
  for (const [prefix, lasts] of KEPT)
    for (const name of storedNames(prefix)) {
      const { at = 0 } = (storedValue(name) ?? {}) as { at?: number }
      if (!(now - at <= lasts)) storeText(name, null)
    }
}
