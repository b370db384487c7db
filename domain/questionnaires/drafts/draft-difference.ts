import type { DraftDetails } from './draft.ts'
import { type DraftItem, type DraftPart, isDraftPart } from './draft-item.ts'

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

const nameOf = (item: DraftItem): string => {
  if (item.kind === 'section') return item.title
  return isDraftPart(item) ? item.text : item.prompt
}

const restOf = (part: DraftPart) => (part.kind === 'section' ? { kind: part.kind, text: part.text } : part.kind)

const entriesOf = (items: readonly DraftItem[]): Entry[] =>
  items.map((item, at) => {
    const name = nameOf(item)
    const rest = isDraftPart(item) ? restOf(item) : { ...item, prompt: '', inPassage: item.inPassage ?? false }
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
const pairing = (here: readonly DraftItem[], there: readonly DraftItem[]) => {
  const same = paired(entriesOf(here), entriesOf(there), ({ text }) => text)
  const byName = paired(same.here, same.there, ({ name }) => filled(name))
  const byRest = paired(byName.here, byName.there, ({ rest }) => rest)
  const byPlace = paired(byRest.here, byRest.there, ({ at, rest }) => `${at} ${kindIn(rest)}`)
  return { same: same.pairs, changed: [...byName.pairs, ...byRest.pairs, ...byPlace.pairs], left: byPlace }
}

/** Which entry of the one list is which of the other, by their places. */
export const samePlaces = (here: readonly DraftItem[], there: readonly DraftItem[]): Map<number, number> => {
  const { same, changed } = pairing(here, there)
  return new Map([...same, ...changed].map(([one, other]) => [one.at, other.at]))
}

export const draftDifference = (here: Written, there: Written): DraftDifference => {
  const { same, changed, left } = pairing(here.items, there.items)
  const isSorted = same.every(([, { at }], place, all) => place === 0 || (all[place - 1]?.[1].at ?? -1) < at)
  return {
    onlyHere: left.here.map(({ name }) => name),
    onlyThere: left.there.map(({ name }) => name),
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
