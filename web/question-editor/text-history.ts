import type { Entry } from './draft-entries.ts'

type Entries = readonly Entry[]
type Stood = { first: number; text: string }
/** `left`: in how many places the text says what is in no question. */
type Now = { entries: Entries; text: string; left: number }

/** The texts that stood beside the questions: when a change of these is undone, its text is the one from before. */
export const createTextHistory = () => {
  const texts = new WeakMap<Entries, Stood>()
  let last: Now | null = null
  return {
    /** Text and questions say the same now. */
    stands: (now: Now): void => {
      texts.set(now.entries, { first: texts.get(now.entries)?.first ?? now.left, text: now.text })
      last = now
    },
    /**
     * Null for questions that no text stood beside, and where more was written since the change than it brought: that is
     * in no question, and would be lost.
     */
    beside: (entries: Entries): string | null => {
      if (last === null || last.entries === entries) return null
      const { first = 0 } = texts.get(last.entries) ?? {}
      return last.left > first ? null : (texts.get(entries)?.text ?? null)
    },
  }
}
