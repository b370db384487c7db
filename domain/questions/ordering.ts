import * as z from 'zod/mini'
import { isFilled } from '../text/text.ts'
import { type Counts, counted, counts, mergedCounts, noCounts } from './parts/counts.ts'
import { optionSign } from './parts/option-sign.ts'
import { isPlaceOf, listIn, movedBy, place, scrambled } from './parts/places.ts'
import { partText, tooLongAt, writtenIn } from './parts/text-list.ts'
import type { Gap, Rule } from './rule.ts'
import type { Value } from './value.ts'

export const MIN_ITEMS = 2
/** More than these nobody puts in order on a phone. */
export const MAX_ITEMS = 30

/** In the right order; any may be empty. */
export type OrderingDraft = { items: string[] }

export type Ordering = {
  asked: { items: string[] }
  /** The places of the items in their right order, and for each place the first one with the same text: it may stand there as well. */
  key: { order: number[]; alike: number[] }
  /** The places of all items in the order given. */
  given: readonly number[]
  /** For each place, how often each item stood there; of items with the same text the first stands for all. */
  tally: { stood: Counts[] }
  draft: OrderingDraft
}

/** An item by its name in the editor. */
const itemField = (item: number) => `item-${item}`

const gaps = ({ items }: OrderingDraft): Gap[] => {
  const found: Gap[] = []
  const tooLong = tooLongAt(items)
  if (tooLong >= 0) found.push({ need: 'shorter', field: itemField(tooLong) })
  if (items.filter(isFilled).length > MAX_ITEMS) found.push({ need: 'fewer_items', field: itemField(items.length - 1) })
  // What is too much may be without end: nothing looks at it further.
  if (found.length > 0) return found
  const firstEmpty = items.findIndex((item) => !isFilled(item))
  const next = firstEmpty === -1 ? Math.max(0, items.length - 1) : firstEmpty
  return new Set(writtenIn(items)).size < MIN_ITEMS ? [{ need: 'items', field: itemField(next) }] : []
}

const made = (draft: OrderingDraft, random: () => number): Pick<Ordering, 'asked' | 'key'> => {
  const right = writtenIn(draft.items)
  // Any order, the right one too: were that one left out, the order shown would tell something of it, of two items all.
  const items = scrambled(right, random)
  const alike = items.map((item) => items.indexOf(item))
  const left = [...items.keys()]
  const order = right.flatMap((text) =>
    left.splice(
      left.findIndex((item) => items[item] === text),
      1,
    ),
  )
  return { asked: { items }, key: { order, alike } }
}

/** Every place, each once. */
export const fits = ({ items }: Ordering['asked'], given: Value): given is readonly number[] => {
  const list = listIn(given)
  if (list === null || list.length !== items.length) return false
  return list.every((part) => isPlaceOf(part, items.length)) && new Set(list).size === items.length
}

const rule = (): Rule<Ordering> => ({
  asked: z.object({ items: z.array(partText).check(z.minLength(MIN_ITEMS), z.maxLength(MAX_ITEMS)) }),
  key: z.object({
    order: z.array(place()).check(z.minLength(MIN_ITEMS), z.maxLength(MAX_ITEMS)),
    alike: z.array(place()).check(z.minLength(MIN_ITEMS), z.maxLength(MAX_ITEMS)),
  }),
  fits,
  credit: ({ order, alike }, given) => {
    const textAt = (item: number | undefined) => alike[item ?? -1]
    const hits = order.filter((item, at) => textAt(item) === textAt(given[at])).length
    return { hits, misses: order.length - hits, of: order.length }
  },
  right: ({ order }) => order,
  meaning: {
    drawn: [0],
    choices: ({ items }) => [items],
    // An order is one of all items.
    joined: (now, _former, [items = []]) => (items.length === now.items.length ? now : null),
    moved: (given, [moves]) => given.map((place) => movedBy(moves, place)),
  },
  words: (_asked, given) => given.map(optionSign).join(', '),
  tally: {
    schema: z.object({ stood: z.array(counts()) }),
    empty: ({ items }) => ({ stood: items.map(() => noCounts(items.length)) }),
    add: ({ stood }, { key, given }, by) => ({
      stood: stood.map((known, at) => counted(known, key.alike[given[at] ?? -1] ?? 0, by)),
    }),
    merge: (one, other) => ({ stood: one.stood.map((known, at) => mergedCounts(known, other.stood[at] ?? [])) }),
  },
  draft: {
    schema: z.object({ items: z.array(z.string()) }),
    empty: () => ({ items: ['', '', ''] }),
    gaps,
    made,
    rewritten: ({ items }, { order }) => ({ items: order.map((item) => items[item] ?? '') }),
    asOpinion: ({ items }) => ({ kind: 'ranking', draft: { items }, leaves: items.some(isFilled) }),
    isEmpty: ({ items }) => !items.some(isFilled),
  },
})

/** All items are put in their right order. Made in a function: a page that does not use it is built without it. */
export const ordering = /* @__PURE__ */ rule()
