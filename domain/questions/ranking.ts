import * as z from 'zod/mini'
import { isFilled } from '../text/text.ts'
import { type Counts, counted, counts, mergedCounts, noCounts } from './parts/counts.ts'
import { optionSign } from './parts/option-sign.ts'
import { textChoices } from './parts/options.ts'
import { isPlaceOf, listIn, movedBy } from './parts/places.ts'
import { partText, tooLongAt, writtenIn } from './parts/text-list.ts'
import type { Gap, Rule } from './rule.ts'
import type { Value } from './value.ts'

export const MIN_RANKED = 2
/** More than these nobody compares with each other. */
export const MAX_RANKED = 30

/** `top`: only the first so many are ranked; null: all of them. */
export type RankingDraft = { items: string[]; top: number | null }

export type Ranking = {
  asked: { items: string[]; top: number | null }
  key: Record<string, never>
  /** The places of the ranked items, the first choice first. */
  given: readonly number[]
  /** For each rank, how often each item had it. */
  tally: { stood: Counts[] }
  draft: RankingDraft
  unscored: true
}

/** How many ranks there are to give. */
export const ranksIn = ({ items, top }: Ranking['asked']): number => Math.min(top ?? items.length, items.length)

/** Items that there are, each once, and no more than there are ranks. */
export const fits = (asked: Ranking['asked'], given: Value): given is readonly number[] => {
  const list = listIn(given) ?? []
  const areItems = list.every((part) => isPlaceOf(part, asked.items.length))
  return areItems && list.length > 0 && list.length <= ranksIn(asked) && new Set(list).size === list.length
}

/** How one item did. `meanPlace` is that of all who ranked it, from 1; null where nobody has. */
export type Ranked = { item: number; points: number; firsts: number; meanPlace: number | null }

/**
 * How the items did, the best first. Points are a Borda count (J.-C. de Borda, "Mémoire sur les élections au scrutin",
 * 1784): of n items the first choice earns n - 1, the next one less, and so on; what was not ranked earns nothing.
 */
export const rankedIn = ({ stood }: Ranking['tally'], count: number): Ranked[] => {
  const ranked = Array.from({ length: count }, (_, item): Ranked => {
    const times = stood.map((known) => known[item] ?? 0)
    const all = times.reduce((sum, each) => sum + each, 0)
    const places = times.reduce((sum, each, at) => sum + each * (at + 1), 0)
    const points = times.reduce((sum, each, at) => sum + each * (count - 1 - at), 0)
    return { item, points, firsts: times[0] ?? 0, meanPlace: all === 0 ? null : places / all }
  })
  return ranked.toSorted(
    (one, other) => other.points - one.points || other.firsts - one.firsts || one.item - other.item,
  )
}

const gaps = ({ items, top }: RankingDraft): Gap[] => {
  const written = items.filter(isFilled).length
  if (written > MAX_RANKED) return [{ need: 'fewer_items', field: `item-${items.length - 1}` }]
  const tooLong = tooLongAt(items)
  const isTop = top === null || (top >= 1 && top <= Math.max(written, MIN_RANKED))
  return [
    ...(written < MIN_RANKED ? [{ need: 'items', field: `item-${emptyAt(items)}` } as const] : []),
    ...(tooLong >= 0 ? [{ need: 'shorter', field: `item-${tooLong}` } as const] : []),
    ...(isTop ? [] : [{ need: 'how_many', field: 'top' } as const]),
  ]
}

const emptyAt = (items: readonly string[]): number =>
  Math.max(
    0,
    items.findIndex((item) => !isFilled(item)),
  )

const rule = (): Rule<Ranking> => ({
  asked: z.object({
    items: z.array(partText).check(z.minLength(MIN_RANKED), z.maxLength(MAX_RANKED)),
    top: z.nullable(z.int().check(z.gte(1), z.lte(MAX_RANKED))),
  }),
  key: z.strictObject({}),
  fits,
  missing: (asked, given) => given.length < ranksIn(asked),
  credit: () => null,
  right: () => null,
  meaning: {
    choices: ({ items }) => [items],
    joined: (now, former, [items = []]) => ({ items, top: Math.max(ranksIn(now), ranksIn(former)) }),
    moved: (given, [moves]) => given.map((place) => movedBy(moves, place)),
  },
  words: (_asked, given) => given.map(optionSign).join(', '),
  numbered: ({ items }) => textChoices(items),
  tally: {
    schema: z.object({ stood: z.array(counts()) }),
    empty: (asked) => ({ stood: Array.from({ length: ranksIn(asked) }, () => noCounts(asked.items.length)) }),
    add: ({ stood }, { given }, by) => ({
      stood: stood.map((known, at) => {
        const item = given[at]
        return item === undefined ? known : counted(known, item, by)
      }),
    }),
    merge: (one, other) => ({ stood: one.stood.map((known, at) => mergedCounts(known, other.stood[at] ?? [])) }),
  },
  draft: {
    schema: z.object({ items: z.array(z.string()), top: z.nullable(z.int()) }),
    empty: () => ({ items: ['', '', ''], top: null }),
    gaps,
    made: ({ items, top }) => ({ asked: { items: writtenIn(items), top }, key: {} }),
    rewritten: (asked) => ({ ...asked }),
    isEmpty: ({ items }) => !items.some(isFilled),
  },
})

/** Items are ranked by who answers, all or the first few. Made in a function: a page that does not use it is built without it. */
export const ranking = /* @__PURE__ */ rule()
