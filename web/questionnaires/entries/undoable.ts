import { SECOND } from '#domain/time/time-limit.ts'

export type Typing = { readonly field: string; readonly at: number }

/** What can be undone and done again, beside what there is now. */
export type Undoable<Moment> = {
  readonly past: readonly Moment[]
  readonly future: readonly Moment[]
  /** The field typed in last and when: what is typed in one go is undone in one go. */
  readonly typing: Typing | null
}

export const MOST_UNDO_STEPS = 200
const ONE_GO_MS = SECOND

/** How something changes so that it can be undone; `momentOf` takes out of it what comes back then. */
export const undoing = <Moment extends object>(momentOf: (of: Moment) => Moment) => {
  type Of<T> = T & Moment & Undoable<Moment>
  const changed = <T>(now: Of<T>, change: Partial<Of<T>>): Of<T> => ({
    ...now,
    typing: null,
    ...change,
    past: [...now.past, momentOf(now)].slice(-MOST_UNDO_STEPS),
    future: [],
  })
  /** A change that goes on with the former one where that was made in the same field a moment ago. */
  const typed = <T>(now: Of<T>, change: Partial<Of<T>>, typing: Typing): Of<T> => {
    const isSameGo = now.typing?.field === typing.field && typing.at - now.typing.at < ONE_GO_MS
    return { ...(isSameGo ? { ...now, ...change } : changed<T>(now, change)), typing }
  }
  const undone = <T>(now: Of<T>): Of<T> => {
    const before = now.past.at(-1)
    if (before === undefined) return now
    const future = [momentOf(now), ...now.future]
    return { ...now, ...before, past: now.past.slice(0, -1), future, typing: null }
  }
  const redone = <T>(now: Of<T>): Of<T> => {
    const [after, ...future] = now.future
    if (after === undefined) return now
    return { ...now, ...after, past: [...now.past, momentOf(now)], future, typing: null }
  }
  return { changed, typed, undone, redone }
}
