import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import type { Entry } from './draft-entries.ts'
import type { Asides } from './kept-aside.ts'

/** All that can be undone, as it was at one moment, and what was open then. */
export type Snapshot = {
  readonly entries: readonly Entry[]
  readonly open: number
  readonly details: DraftDetails
  /** The quiz as it was typed as text; null: it was not, and its text is as the questions say. */
  readonly text: string | null
}

export type Typing = { readonly field: string; readonly at: number }

export type Undoable = Snapshot & {
  readonly past: readonly Snapshot[]
  readonly future: readonly Snapshot[]
  /** The field typed in last and when: what is typed in one go is undone in one go. */
  readonly typing: Typing | null
}

/** The questions being written, with passages and texts. One entry is open; there is always at least one question. */
export type DraftList = Undoable & { readonly nextKey: number; readonly asides: Asides }

export const MOST_UNDO_STEPS = 200
const ONE_GO_MS = SECOND

const snapshotOf = ({ entries, open, details, text }: Snapshot): Snapshot => ({ entries, open, details, text })

export const changed = <T extends Undoable>(list: T, change: Partial<T>): T => ({
  ...list,
  typing: null,
  ...change,
  past: [...list.past, snapshotOf(list)].slice(-MOST_UNDO_STEPS),
  future: [],
})

/** A change that goes on with the former one where that was made in the same field a moment ago. */
export const typed = <T extends Undoable>(list: T, change: Partial<T>, typing: Typing): T => {
  const isSameGo = list.typing?.field === typing.field && typing.at - list.typing.at < ONE_GO_MS
  return { ...(isSameGo ? { ...list, ...change } : changed(list, change)), typing }
}

export const undone = <T extends Undoable>(list: T): T => {
  const before = list.past.at(-1)
  if (before === undefined) return list
  return {
    ...list,
    ...before,
    past: list.past.slice(0, -1),
    future: [snapshotOf(list), ...list.future],
    typing: null,
  }
}

export const redone = <T extends Undoable>(list: T): T => {
  const [after, ...future] = list.future
  if (after === undefined) return list
  return { ...list, ...after, past: [...list.past, snapshotOf(list)], future, typing: null }
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

const fieldsOf = (details: object): [string, unknown][] =>
  Object.entries(details).flatMap(([name, value]) =>
    name === 'settings' ? Object.entries(Object(value)) : [[name, value]],
  )

/** The first detail or setting in which two differ; null: in none. */
export const changedDetail = (before: DraftDetails, after: DraftDetails): string | null => {
  if (before === after) return null
  const [former, latter] = [new Map(fieldsOf(before)), new Map(fieldsOf(after))]
  return [...former.keys(), ...latter.keys()].find((name) => !isSame(former.get(name), latter.get(name))) ?? null
}
