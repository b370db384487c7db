import { storedValue, storeText } from '../ui/browser-storage.ts'

/** What was typed and is too long to be an answer, by its question. */
export type UnsavedTexts = {
  of: (question: string) => unknown
  /** Undefined: there is nothing more that can't be saved. */
  keep: (question: string, typed: unknown) => void
  /** The questions, the same list until it changes. */
  questions: () => readonly string[]
  subscribe: (listener: () => void) => () => void
}

/** Before what they are of, in the browser's storage. */
export const UNSAVED = 'unsaved:'

/** `at`: when they were last written, by the device's clock. */
type Kept = { at: number; texts: Record<string, unknown> }

/** Kept by this device, for one attempt or response; without it as long as the page lasts. */
export const unsavedTexts = (of: string, now: () => number = Date.now): UnsavedTexts => {
  const name = UNSAVED + of
  let texts = (storedValue(name) as Kept | null)?.texts ?? {}
  let questions = Object.keys(texts)
  const listeners = new Set<() => void>()
  const write = (next: Record<string, unknown>) => {
    texts = next
    questions = Object.keys(next)
    // Where it can't be kept it lasts as long as the page.
    storeText(name, questions.length > 0 ? JSON.stringify({ at: now(), texts }) : null)
    for (const listener of listeners) listener()
  }
  return {
    of: (question) => texts[question],
    keep: (question, typed) => {
      const { [question]: known, ...others } = texts
      if (known !== typed) write(typed === undefined ? others : { ...others, [question]: typed })
    },
    questions: () => questions,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
