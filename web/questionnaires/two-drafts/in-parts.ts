import { oneFormOf } from '#domain/questionnaires/drafts/one-form.ts'
import { type PartTraits, sameParts, sortOf } from '#domain/questionnaires/drafts/part-pairs.ts'
import {
  chosenParts,
  isReordered,
  nameOfRow,
  type PartRow,
  rowsLedBy,
  type Side,
} from '#domain/questionnaires/drafts/two-versions.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { newKeys } from '../drafts/new-keys.ts'
import type { Choice, Difference } from './choice.ts'
import { orderInWords } from './order-in-words.ts'
import type { PartsOf } from './parts-of.ts'

type Both<T> = Record<Side, T>

/** Two versions of one draft, part by part. */
export type TwoVersions<Draft> = {
  differences: readonly Difference[]
  /** How many questions are the same in both. */
  sameCount: number
  /** How many questions each one has. */
  questionCounts: Both<number>
  /** Null: more parts than a draft may have. */
  combined: (choice: Choice) => Draft | null
  /** How many that is. */
  most: number
}

const both = <From, To>({ here, there }: Both<From>, of: (side: From) => To): Both<To> => ({
  here: of(here),
  there: of(there),
})

type Pairs = ReadonlyMap<number, number>
type Aligned<Draft> = { pairs: Pairs; drafts: Both<Draft> }

/** What is written the same in both has the same form, and what is the same part the same key. */
const aligned = <Draft, Item>(
  { kind, itemsOf, traitsOf }: PartsOf<Draft, Item>,
  { here, there }: Both<Draft>,
): Aligned<Draft> => {
  const keys = kind.keysOf?.(here)
  const mine = kind.draftOf(kind.contentOf(here), keys)
  const pairs = sameParts(itemsOf(mine).map(traitsOf), itemsOf(there).map(traitsOf))
  const fresh = newKeys()
  const taken = new Map([...pairs].map(([at, place]) => [place, keys?.[at]]))
  const theirKeys = kind.keysOf?.(there).map((_, at) => taken.get(at) ?? fresh + at)
  return { pairs, drafts: { here: mine, there: kind.draftOf(kind.contentOf(there), theirKeys) } }
}

/** Texts that name the same question by its place say the same, wherever it stands. */
const toldAlike = <Draft, Item>({ toldFor }: PartsOf<Draft, Item>, drafts: Both<Draft>, order: readonly Item[]) =>
  toldFor ? both(drafts, (draft) => toldFor(draft, order)) : drafts

const ORDER = 'order'
const fieldName = (at: number) => `field-${at}`

type Compared<Draft> = Aligned<Draft> & {
  /** All parts of both, in the order of either. */
  rows: Both<readonly PartRow[]>
  /** Names of the parts and fields that differ. */
  differing: ReadonlySet<string>
  /** To be read, and to be compared. */
  told: Both<Draft>
}

const compared = <Draft, Item>(parts: PartsOf<Draft, Item>, written: Both<Draft>): Compared<Draft> => {
  const { pairs, drafts } = aligned(parts, written)
  const items = both(drafts, parts.itemsOf)
  const counts = both(items, ({ length }) => length)
  const rows = { here: rowsLedBy('here', pairs, counts), there: rowsLedBy('there', pairs, counts) }
  const all = rows.here.flatMap(({ here, there }) => items.here[here ?? -1] ?? items.there[there ?? -1] ?? [])
  const told = toldAlike(parts, drafts, all)
  const shown = both(told, parts.itemsOf)
  const isOther = ({ here, there }: PartRow) =>
    here === null || there === null || oneFormOf(shown.here[here]) !== oneFormOf(shown.there[there])
  const fields = parts.fields.flatMap(({ of }, at) =>
    oneFormOf(of(told.here)) === oneFormOf(of(told.there)) ? [] : [fieldName(at)],
  )
  return { pairs, drafts, rows, told, differing: new Set([...fields, ...rows.here.filter(isOther).map(nameOfRow)]) }
}

const combinedOf =
  <Draft, Item>(parts: PartsOf<Draft, Item>, { pairs, drafts, rows, differing }: Compared<Draft>) =>
  (choice: Choice): Draft | null => {
    const sideOf = (name: string) => (differing.has(name) ? choice(name) : 'here')
    const chosen = {
      rows: rows[isReordered(pairs) ? choice(ORDER) : 'here'],
      sideOf: (row: PartRow) => sideOf(nameOfRow(row)),
    }
    const order = chosenParts(both(drafts, parts.itemsOf), chosen)
    if (order.length > parts.most) return null
    const told = toldAlike(parts, drafts, order)
    const withFields = parts.fields.reduce(
      (draft, { put }, at) => (sideOf(fieldName(at)) === 'there' ? put(draft, told.there) : draft),
      told.here,
    )
    return parts.withItems(withFields, chosenParts(both(told, parts.itemsOf), chosen))
  }

/** Of each part its number among its like, from 1. */
const numbersOf = (kinds: readonly string[]): number[] => {
  const counts = new Map<string, number>()
  return kinds.map((kind) => {
    const number = (counts.get(sortOf(kind)) ?? 0) + 1
    counts.set(sortOf(kind), number)
    return number
  })
}

const isBlankPart = (traits: PartTraits | undefined): boolean => traits?.name.trim() === '' && traits.rest === null

/** Each part of a version as one reads it. */
const readable = <Draft, Item>(parts: PartsOf<Draft, Item>, draft: Draft) => {
  const items = parts.itemsOf(draft)
  const traits = items.map(parts.traitsOf)
  const numbers = numbersOf(traits.map(({ kind }) => kind))
  const partAt = (at: number | null) => {
    const [item, kind, number] = [items[at ?? -1], traits[at ?? -1]?.kind ?? '', numbers[at ?? -1] ?? 0]
    if (item === undefined) return null
    // Under the same number in both versions, since a number is nothing that was written.
    const isBlank = sortOf(kind) === 'question' && isBlankPart(traits[at ?? -1])
    const wordsAs = (given: number) => (isBlank ? '' : parts.wordsOf(draft, item, given))
    return { title: t(`drafts.part_${sortOf(kind)}`, { number }), number, isBlank, wordsAs }
  }
  const isQuestion = (at: number | null) => sortOf(traits[at ?? -1]?.kind ?? 'text') === 'question'
  const questionCount = traits.filter(({ kind }) => sortOf(kind) === 'question').length
  return { partAt, isQuestion, questionCount, names: traits.map(({ name }) => name) }
}

/** Two versions of one draft, part by part. */
export const inParts = <Draft, Item>(parts: PartsOf<Draft, Item>, written: Both<Draft>): TwoVersions<Draft> => {
  const all = compared(parts, written)
  const { told, rows, pairs, differing } = all
  const sides = both(told, (draft) => readable(parts, draft))
  const ofFields = parts.fields.flatMap(({ name, wordsOf }, at) =>
    differing.has(fieldName(at)) ? [{ name: fieldName(at), title: name(), words: both(told, wordsOf) }] : [],
  )
  const differingRows = rows.here.filter((row) => differing.has(nameOfRow(row)))
  const ofParts = differingRows.map((row): Difference => {
    const [here, there] = [sides.here.partAt(row.here), sides.there.partAt(row.there)]
    const number = (here ?? there)?.number ?? 0
    const words = { here: here?.wordsAs(number) ?? null, there: there?.wordsAs(number) ?? null }
    const isBlank = (here === null || there === null) && (here ?? there)?.isBlank === true
    return { name: nameOfRow(row), title: (here ?? there)?.title ?? '', words, isBlank }
  })
  const words = orderInWords(
    both(sides, ({ names }) => names),
    pairs,
  )
  const order: Difference = { name: ORDER, title: t('drafts.part_order'), words, isOrder: true }
  return {
    differences: [...ofFields, ...ofParts, ...(isReordered(pairs) ? [order] : [])],
    sameCount: rows.here.filter((row) => sides.here.isQuestion(row.here) && !differing.has(nameOfRow(row))).length,
    questionCounts: both(sides, ({ questionCount }) => questionCount),
    combined: combinedOf(parts, all),
    most: parts.most,
  }
}
