import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftPart, emptyPart, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import {
  belonging,
  type Entry,
  endOfPassage,
  indexOfKey,
  isQuestion,
  membersOf,
  movedEntry,
  passageAt,
  settled,
  withoutEntry,
} from './draft-entries.ts'
import { askedFollowing, EVERYBODY, pageFollowing } from './entry-rules.ts'
import { inSection } from './section-entries.ts'

type Entries = readonly Entry[]
export type Keys = readonly number[]

/** New contents by the keys of their entries. */
export type Contents = ReadonlyMap<number, DraftQuestion | DraftPart>

/** What is done to several at once. */
export type Together =
  | { type: 'deleted' }
  | { type: 'duplicated' }
  /** By one place. */
  | { type: 'moved'; way: 'up' | 'down' }
  /** The questions among them; null: to no passage. */
  | { type: 'belongs'; passage: number | null }
  /** At the end of a section, or of a new one; null: above the first. */
  | { type: 'inSection'; section: number | 'new' | null }

type Listed = { entries: Entries; open: number; nextKey: number }

export const withContent = (entry: Entry, content: DraftQuestion | DraftPart): Entry => {
  if (isDraftPart(content)) return isQuestion(entry) ? entry : { ...entry, part: content }
  return isQuestion(entry) ? { ...entry, question: content } : entry
}

/** The same list where nothing in it differs. */
export const withContents = (entries: Entries, contents: Contents): Entries => {
  const isOther = (entry: Entry) => {
    const content = contents.get(entry.key)
    return content !== undefined && content !== (isQuestion(entry) ? entry.question : entry.part)
  }
  if (!entries.some(isOther)) return entries
  return entries.map((entry) => {
    const content = contents.get(entry.key)
    return content === undefined ? entry : withContent(entry, content)
  })
}

export const changedTogether = (list: Listed, keys: Keys, change: Together): Listed => {
  const { entries } = list
  const chosen = inOrder(entries, keys)
  if (chosen.length === 0) return list
  switch (change.type) {
    case 'deleted':
      return { ...list, entries: chosen.reduce((left, key) => withoutEntry(left, indexOfKey(left, key)), entries) }
    case 'duplicated':
      return duplicated(list, chosen)
    case 'moved':
      return { ...list, entries: movedTogether(entries, chosen, change.way) }
    case 'belongs':
      return { ...list, entries: belongingTogether(entries, chosen, change.passage) }
    case 'inSection':
      return change.section === 'new'
        ? inNewSection(list, chosen)
        : { ...list, entries: inSection(entries, chosen, change.section) }
  }
}

/** Those that there are, each once, from the top. */
const inOrder = (entries: Entries, keys: Keys): number[] => {
  const wanted = new Set(keys)
  return entries.flatMap(({ key }) => (wanted.has(key) ? [key] : []))
}

/** In the order in which they stand, whether they come to lie before what is there or behind it. */
const belongingTogether = (entries: Entries, keys: Keys, passage: number | null): Entries => {
  const order = passage === null ? keys.toReversed() : keys
  return order.reduce((all, key) => belonging(all, indexOfKey(all, key), passage), entries)
}

/** It is open, since it has no title yet. */
const inNewSection = ({ entries, nextKey }: Listed, keys: Keys): Listed => {
  const isPaged = entries.some((entry) => !isQuestion(entry) && entry.page !== undefined)
  const heading = { key: nextKey, part: emptyPart('section'), ...(isPaged && { page: EVERYBODY }) }
  return { entries: inSection([...entries, heading], keys, nextKey), open: nextKey, nextKey: nextKey + 1 }
}

/** The end of what moves with an entry: a passage takes its questions along. */
const endOf = (entries: Entries, key: number): number => endOfPassage(entries, key)

/** Without the questions whose passage is among them: they come with it. */
const leading = (entries: Entries, keys: Keys): number[] => {
  const led = new Set(keys.flatMap((key) => membersOf(entries, key)))
  return keys.filter((key) => !led.has(key))
}

/** Each by one place; those that stand at the end of the list already, or behind one that does, stay. */
const movedTogether = (entries: Entries, keys: Keys, way: 'up' | 'down'): Entries => {
  const blocks = leading(entries, keys)
  return way === 'up'
    ? blocks.reduce(oneUp, { entries, edge: 0 }).entries
    : blocks.reduceRight(oneDown, { entries, edge: entries.length }).entries
}

type Moving = { entries: Entries; edge: number }

const oneUp = ({ entries, edge }: Moving, key: number): Moving => {
  const at = indexOfKey(entries, key)
  const after = at > edge ? movedEntry(entries, at, at - 1) : entries
  return { entries: after, edge: endOf(after, key) }
}

const oneDown = ({ entries, edge }: Moving, key: number): Moving => {
  const at = indexOfKey(entries, key)
  const after = endOf(entries, key) < edge ? movedEntry(entries, at, at + 1) : entries
  return { entries: after, edge: indexOfKey(after, key) }
}

/** Copies stand together below the last one, a passage's with the copies of its questions. */
const duplicated = (list: Listed, keys: Keys): Listed => {
  const { entries, nextKey } = list
  const whole = inOrder(entries, [...keys, ...keys.flatMap((key) => membersOf(entries, key))])
  const chosen = new Set(whole)
  const originals = entries.filter(({ key }) => chosen.has(key))
  const passages = new Set(originals.map((entry) => passageAt(entries, indexOfKey(entries, entry.key))?.key ?? null))
  const staysIn = passages.size === 1 && originals.every(isQuestion)
  const last = indexOfKey(entries, whole.at(-1) ?? -1)
  const block = passageAt(entries, last)
  const at = staysIn || block === null ? last + 1 : endOfPassage(entries, block.key)
  const copyOf = new Map(originals.map(({ key }, offset) => [key, nextKey + offset]))
  const copies = originals.map((entry, offset): Entry => {
    const key = nextKey + offset
    if (!isQuestion(entry)) return { ...entry, key, ...(entry.page && { page: pageFollowing(entry.page, copyOf) }) }
    const passage = passageAt(entries, indexOfKey(entries, entry.key))
    const question = { ...entry.question, id: undefined }
    const inPassage = entry.inPassage && (staysIn || chosen.has(passage?.key ?? -1))
    return { key, question, inPassage, ...askedFollowing(entry, copyOf) }
  })
  return {
    entries: settled(entries.toSpliced(at, 0, ...copies)),
    open: nextKey,
    nextKey: nextKey + copies.length,
  }
}
