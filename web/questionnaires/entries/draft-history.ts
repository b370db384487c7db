import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import type { Entry } from './draft-entries.ts'
import type { Asides } from './kept-aside.ts'
import type { Offers } from './offers.ts'
import { type Undoable, undoing } from './undoable.ts'

/** All that can be undone, as it was at one moment, and what was open then. */
export type Snapshot = {
  readonly entries: readonly Entry[]
  readonly open: number
  readonly details: DraftDetails
  /** The quiz as it was typed as text; null: it was not, and its text is as the questions say. */
  readonly text: string | null
}

/** The questions being written, with passages and texts. One entry is open; there is always at least one question. */
export type DraftList = Snapshot &
  Undoable<Snapshot> & { readonly nextKey: number; readonly asides: Asides; readonly offers: Offers }

export const { changed, typed, undone, redone } = undoing<Snapshot>(({ entries, open, details, text }) => ({
  entries,
  open,
  details,
  text,
}))

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
