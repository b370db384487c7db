import { DAY } from '#domain/time-limit.ts'

/** What was typed and is too long to be an answer, by its question. */
export type UnsavedTexts = {
  of: (question: string) => unknown
  /** Undefined: there is nothing more that can't be saved. */
  keep: (question: string, typed: unknown) => void
  /** The questions, the same list until it changes. */
  questions: () => readonly string[]
  subscribe: (listener: () => void) => () => void
}

const PREFIX = 'unsaved:'

type Kept = { at: number; texts: Record<string, unknown> }

const read = (name: string): Kept | null => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** What others have left on this device and nobody has come back for. */
const forgetOld = (now: number): void => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && now - (read(name)?.at ?? 0) > DAY) localStorage.removeItem(name)
  } catch {
    // Then nothing was kept.
  }
}

/** Kept by this device, for one attempt or response; without it as long as the page lasts. */
export const unsavedTexts = (of: string, now: () => number = Date.now): UnsavedTexts => {
  const name = PREFIX + of
  forgetOld(now())
  let texts = read(name)?.texts ?? {}
  let questions = Object.keys(texts)
  const listeners = new Set<() => void>()
  const write = (next: Record<string, unknown>) => {
    texts = next
    questions = Object.keys(next)
    try {
      if (questions.length > 0) localStorage.setItem(name, JSON.stringify({ at: now(), texts }))
      else localStorage.removeItem(name)
    } catch {
      // Then it lasts as long as the page.
    }
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
