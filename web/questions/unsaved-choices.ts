import { isValue, type Value } from '#domain/questions/value.ts'
import { storedValue, storeText } from '../ui/browser-storage.ts'

/** What was chosen in an attempt and not saved, where only what is saved counts. */
export type UnsavedChoices = {
  /** By question; null: the answer was emptied. */
  choices: Readonly<Record<string, Value | null>>
  /** The question that still shows its choice. */
  open: string | null
}

/** Before the attempt, in the browser's storage. */
export const UNSAVED_CHOICES = 'unsaved-choices:'

const NONE: UnsavedChoices = { choices: {}, open: null }

type Kept = { at?: unknown; choices?: unknown; open?: unknown } | null

const isChoice = (given: unknown): given is Value | null => given === null || isValue(given)

/** What this device has kept of them; what it does not understand is left out. */
export const keptChoices = (attempt: string): UnsavedChoices => {
  const kept = storedValue(UNSAVED_CHOICES + attempt) as Kept
  if (typeof kept?.choices !== 'object' || kept.choices === null) return NONE
  const choices = Object.entries(kept.choices).filter((each): each is [string, Value | null] => isChoice(each[1]))
  return { choices: Object.fromEntries(choices), open: typeof kept.open === 'string' ? kept.open : null }
}

/** False: this device refuses, and they last as long as the page. `now`: by the device's clock. */
export const keepChoices = (attempt: string, unsaved: UnsavedChoices, now: number = Date.now()): boolean =>
  storeText(
    UNSAVED_CHOICES + attempt,
    Object.keys(unsaved.choices).length > 0 ? JSON.stringify({ ...unsaved, at: now }) : null,
  )
