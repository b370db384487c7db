import type { DraftDetails } from './draft.ts'
import { type DraftItem, isDraftPart } from './draft-item.ts'

type Written = { details: DraftDetails; items: readonly DraftItem[] }

/** In what two drafts differ, each entry named by how it begins. */
export type DraftDifference = {
  onlyHere: string[]
  onlyThere: string[]
  changed: string[]
  /** Title, subject, marking or whatever else is said of all questions. */
  details: boolean
  /** The same entries, in another order. */
  order: boolean
}

type Entry = { text: string; name: string; rest: string; at: number }

const entriesOf = (items: readonly DraftItem[]): Entry[] =>
  items.map((item, at) => {
    const name = isDraftPart(item) ? item.text : item.prompt
    const rest = isDraftPart(item) ? item.kind : { ...item, prompt: '', inPassage: item.inPassage ?? false }
    const text = JSON.stringify([name, rest])
    return { text, name: name.trim(), rest: JSON.stringify(rest), at }
  })

type Pairing = { pairs: [Entry, Entry][]; here: Entry[]; there: Entry[] }

/** Takes the first partner for each that is the same in one respect. */
const paired = (here: Entry[], there: Entry[], key: (entry: Entry) => string | null): Pairing => {
  const waiting = new Map<string, Entry[]>()
  for (const entry of there) {
    const own = key(entry)
    if (own !== null) waiting.set(own, [...(waiting.get(own) ?? []), entry])
  }
  const pairs: [Entry, Entry][] = []
  const left = here.filter((entry) => {
    const partner = waiting.get(key(entry) ?? '')?.shift()
    if (partner) pairs.push([entry, partner])
    return partner === undefined
  })
  const taken = new Set(pairs.map(([, entry]) => entry))
  return { pairs, here: left, there: there.filter((entry) => !taken.has(entry)) }
}

const filled = (text: string) => (text === '' ? null : text)

/** Entries have no names of their own: they are the same by what they say, then by what is left the same, then by their place. */
export const draftDifference = (here: Written, there: Written): DraftDifference => {
  const same = paired(entriesOf(here.items), entriesOf(there.items), ({ text }) => text)
  const byName = paired(same.here, same.there, ({ name }) => filled(name))
  const byRest = paired(byName.here, byName.there, ({ rest }) => rest)
  const byPlace = paired(byRest.here, byRest.there, ({ at, rest }) => `${at} ${kindIn(rest)}`)
  const changed = [...byName.pairs, ...byRest.pairs, ...byPlace.pairs]
  const isSorted = same.pairs.every(([, { at }], place, all) => place === 0 || (all[place - 1]?.[1].at ?? -1) < at)
  return {
    onlyHere: byPlace.here.map(({ name }) => name),
    onlyThere: byPlace.there.map(({ name }) => name),
    changed: changed.toSorted(([a], [b]) => a.at - b.at).map(([{ name }, other]) => name || other.name),
    details: JSON.stringify(sorted(here.details)) !== JSON.stringify(sorted(there.details)),
    order: !isSorted,
  }
}

const kindIn = (rest: string): string => /"kind":"(\w+)"/.exec(rest)?.[1] ?? rest

/** The same whatever order its parts were written in. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
