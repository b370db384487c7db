import { MINUTE } from '#domain/time/time-limit.ts'
import { storedText, storedValue, storeText } from '../../ui/browser-storage.ts'
import { type Typed, typedDetails } from '../join-form/typed.ts'

/** What one tab knows until it is closed, reloads included. A browser that refuses it makes the tab forget. */
const remembered = (key: string): string | null => storedText(key, 'sessionStorage')
const remember = (key: string, value: string | null): void => void storeText(key, value, 'sessionStorage')

const openKey = (code: string) => `quiz:${code}`

/** Whose attempt at a quiz was begun, or confirmed, in this tab. */
export const openHere = (code: string): string | null => remembered(openKey(code))
export const nowOpenHere = (code: string, attempt: string | null): void => remember(openKey(code), attempt)

const typedKey = (code: string) => `quiz-typed:${code}`

export const NOTHING_TYPED: Typed = { name: '', phone: '', district: '' }

export const typedHere = (code: string): Typed => {
  const read = typedDetails.safeParse(storedValue(typedKey(code), 'sessionStorage'))
  return read.success ? read.data : NOTHING_TYPED
}

/** Until the start, and no longer: the next student at this device must not find it. */
export const keepTyped = (code: string, details: Typed | null): void =>
  remember(typedKey(code), details && JSON.stringify(details))

/** Whether the tab remembers what was typed: a browser may refuse to. */
export const isTypedKept = (code: string, details: Typed): boolean =>
  JSON.stringify(typedHere(code)) === JSON.stringify(details)

const pressedKey = (code: string) => `quiz-pressed:${code}`
const PRESS_HOLDS = MINUTE

/** That Start was pressed, while the page waits and may be loaded anew for what it takes. */
export const keepPressed = (code: string, isPressed: boolean): void =>
  remember(pressedKey(code), isPressed ? String(Date.now()) : null)

/** Whether it was pressed a moment ago: nobody's clock starts for a press of an hour before. */
export const pressedHere = (code: string): boolean =>
  Math.abs(Date.now() - Number(remembered(pressedKey(code)) ?? 0)) < PRESS_HOLDS

/** Whether this is the first time in this tab, and is known to have been the next time. */
export const isFirstTime = (key: string): boolean => {
  if (remembered(key) !== null) return false
  remember(key, '1')
  return remembered(key) !== null
}

/** Whether this tab may reload itself for a newer page: once, or it would go on for ever. */
export const mayReload = (): boolean => isFirstTime('quiz-reloaded')
