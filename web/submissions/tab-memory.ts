import * as z from 'zod/mini'
import type { KeptAttempt } from './kept.ts'
import { type Typed, typedDetails } from './typed.ts'

/** What one tab knows until it is closed, reloads included. A browser that refuses it makes the tab forget. */
const remembered = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const remember = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Then the next page asks once more whose attempt it is.
  }
}

const rememberedRecord = (key: string): unknown => {
  try {
    return JSON.parse(remembered(key) ?? 'null')
  } catch {
    return null
  }
}

const openKey = (code: string) => `quiz:${code}`

/** Whose attempt at a quiz was begun, or confirmed, in this tab. */
export const openHere = (code: string): string | null => remembered(openKey(code))
export const nowOpenHere = (code: string, attempt: string | null): void => remember(openKey(code), attempt)

const typedKey = (code: string) => `quiz-typed:${code}`

const BLANK: Typed = { name: '', phone: '', district: '' }

export const typedHere = (code: string): Typed => {
  const read = z.safeParse(typedDetails, rememberedRecord(typedKey(code)))
  return read.success ? read.data : BLANK
}

/** Until the start, and no longer: the next student at this device must not find it. */
export const keepTyped = (code: string, details: Typed | null): void =>
  remember(typedKey(code), details && JSON.stringify(details))

const leftKey = (code: string) => `quiz-left:${code}`

/** What a page that was left had given and not kept yet. */
export const leftHere = (code: string): unknown => rememberedRecord(leftKey(code))
export const keepLeft = (code: string, left: KeptAttempt | null): void =>
  remember(leftKey(code), left && JSON.stringify(left))

/** Whether this is the first time in this tab, and is known to have been the next time. */
export const isFirstTime = (key: string): boolean => {
  if (remembered(key) !== null) return false
  remember(key, '1')
  return remembered(key) !== null
}

/** Whether this tab may reload itself for a newer page: once, or it would go on for ever. */
export const mayReload = (): boolean => isFirstTime('quiz-reloaded')
