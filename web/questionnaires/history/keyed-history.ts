import * as z from 'zod/mini'
import { type DraftContentOnWire, draftContent } from '#contract/questionnaires/draft-content.ts'
import type { DraftKind } from '../drafts/draft-kind.ts'
import { type DraftPlace, fingerprintOf, readDraft } from '../drafts/draft-place.ts'
import { type Undoable, undoing } from '../entries/undoable.ts'
import { differenceOf } from './typed-field.ts'
import { type Moment, readHistory, writtenHistory } from './written-history.ts'

/** A draft whose parts have keys; `nextKey`: the first that is free. `text`: all of it as it was typed, where it was. */
export type Keyed = { nextKey: number; text?: string | undefined }

/** A draft at one moment: as it is shown, null where it can't be, and as it is kept. Each is made once it is wanted. */
type Version<Draft> = { shown: () => Draft | null; written: () => Moment }
type At<Draft> = { readonly version: Version<Draft> }

/** What is being written, with all that can be undone and done again in it. */
export type KeyedHistory<Draft> = At<Draft> & Undoable<At<Draft>> & { readonly draft: Draft }

/** How drafts of a kind change, so that each change is a step that is undone. */
export const historyOf = <Draft extends Keyed>(kind: DraftKind<Draft>) => {
  const { changed, typed, undone, redone } = undoing<At<Draft>>(({ version }) => ({ version }))
  const versionsOf = versions(kind)
  const begun = (draft: Draft): KeyedHistory<Draft> => {
    return { draft, version: versionsOf.draft(draft), past: [], future: [], typing: null }
  }
  /** No key is used for two things, whichever way one goes. What can't be read any more is no step. */
  const stepped = (from: KeyedHistory<Draft>, to: KeyedHistory<Draft>): KeyedHistory<Draft> => {
    if (to === from) return from
    const shown = to.version.shown()
    if (shown === null) return { ...from, past: [], future: [] }
    const nextKey = Math.max(shown.nextKey, from.draft.nextKey)
    return { ...to, draft: { ...shown, nextKey } }
  }
  return {
    /** What there is on a page that opens, with what could be undone when the last one was left, if it is still the same. */
    opened: (draft: Draft, place: DraftPlace): KeyedHistory<Draft> => {
      const now = begun(draft)
      const stands = readDraft(kind, place)
      if (stands === null) return now
      const of = fingerprintOf(kind, stands)
      const read = readHistory(place.history.read(), versionsOf.draft(stands).written(), { of, nextKey: draft.nextKey })
      if (read === null) return now
      const [past, future] = [read.past, read.future].map((moments) => moments.map(versionsOf.moment))
      return { ...begun({ ...draft, nextKey: read.nextKey }), past: past ?? [], future: future ?? [] }
    },
    /** `at`: when it was written; left out: it came from elsewhere. */
    put: (now: KeyedHistory<Draft>, draft: Draft, at?: number): KeyedHistory<Draft> => {
      const difference = differenceOf(now.draft, draft)
      if (difference.in === 'none') return { ...now, draft }
      const change = { draft, version: versionsOf.draft(draft) }
      const isText = draft.text !== undefined && draft.text !== now.draft.text
      if (isText && at !== undefined) return typed(now, change, { field: WHOLE_TEXT, at })
      if (difference.in === 'more' || at === undefined) return changed(now, change)
      return typed(now, change, { field: difference.path, at })
    },
    /** What follows from the last step, and is none itself. */
    amended: (now: KeyedHistory<Draft>, draft: Draft): KeyedHistory<Draft> => ({
      ...now,
      draft,
      version: versionsOf.draft(draft),
    }),
    undone: (now: KeyedHistory<Draft>) => stepped(now, undone(now)),
    redone: (now: KeyedHistory<Draft>) => stepped(now, redone(now)),
    written: ({ draft, past, future }: KeyedHistory<Draft>): object | null => {
      const kept = kind.draftOf(kind.contentOf(draft), kind.keysOf?.(draft))
      const now = versionsOf.draft(kept).written()
      const moments = { now, past: past.map(writtenAt), future: future.map(writtenAt) }
      return writtenHistory(moments, { ...now, of: fingerprintOf(kind, kept) })
    },
  }
}

/** Whatever it changes in the parts. */
const WHOLE_TEXT = 'text'

const writtenAt = ({ version }: At<unknown>): Moment => version.written()

const versions = <Draft>(kind: DraftKind<Draft>) => {
  const one = sharing()
  const written = (draft: Draft): Moment => {
    const { details, items, text = null } = kind.contentOf(draft)
    const rows = items.map((item) => one(JSON.stringify(item)))
    return { items: rows, keys: kind.keysOf?.(draft) ?? [], open: null, details: one(JSON.stringify(details)), text }
  }
  return {
    draft: (draft: Draft): Version<Draft> => ({ shown: () => draft, written: once(() => written(draft)) }),
    moment: (moment: Moment): At<Draft> => {
      const shown = once(() => {
        const content = contentIn(moment)
        const draft = content && kind.draftOf(content, moment.keys)
        // What a newer page has written may be read as a beginning that says none of it.
        return draft && kindsIn(kind.contentOf(draft)) === kindsIn(content) ? draft : null
      })
      return { version: { shown, written: () => moment } }
    },
  }
}

const kindsIn = ({ items }: DraftContentOnWire): string => JSON.stringify(items.map(({ kind }) => kind))

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const MOST_SHARED = 5000

/** Versions of a draft say the same in most rows: each text is there once. */
const sharing = () => {
  const known = new Map<string, string>()
  return (text: string): string => {
    if (known.size > MOST_SHARED) known.clear()
    const same = known.get(text) ?? text
    known.set(text, same)
    return same
  }
}

const contentIn = ({ items, details, text }: Moment) => {
  try {
    const rows = items.map((item) => JSON.parse(item))
    const content = { items: rows, details: JSON.parse(details), ...(text !== null && { text }) }
    return z.safeParse(draftContent, content).data ?? null
  } catch {
    return null
  }
}
