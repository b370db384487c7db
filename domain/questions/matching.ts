import * as z from 'zod/mini'
import { isFilled } from '../text/text.ts'
import { type Counts, counted, counts, mergedCounts, noCounts } from './parts/counts.ts'
import { optionSign } from './parts/option-sign.ts'
import { place, scrambled } from './parts/places.ts'
import { areRowChoices, chosenIn, type RowChoice, rowAfter, rowsMoved } from './parts/row-choices.ts'
import { keptPart, partText, tooLongAt, writtenIn } from './parts/text-list.ts'
import type { AsOpinion, Gap, Rule } from './rule.ts'
import type { Value } from './value.ts'

export const MAX_PAIRS = 30
const MIN_CHOICES = 2
/** As long a list as one can choose from, with the wrong ones in it. */
export const MAX_CHOICES = 40
/** All choices but the right one of a single pair. */
export const MAX_EXTRAS = MAX_CHOICES - 1

export type DraftPair = { left: string; right: string }

/** Both sides of any pair may be empty; `extras` belong to none. `several`: pairs with the same left side are one row. */
export type MatchingDraft = { pairs: DraftPair[]; extras: string[]; several?: true | undefined }

export type Matching = {
  /** No two on the right are the same. `several`: any number of them may belong to one on the left. */
  asked: { left: string[]; right: string[]; several?: true | undefined }
  /** For each on the left the place of its right one; where several may be, their places, ascending. */
  key: { pairs: (number | number[])[] }
  /** For each on the left what is chosen of the right; null where nothing is, but not everywhere. */
  given: readonly RowChoice[]
  /** For each on the left, how often each on the right was chosen for it. */
  tally: { chosen: Counts[] }
  draft: MatchingDraft
}

export const sideField = (side: keyof DraftPair, pair: number) => `${side}-${pair}`
/** The button that adds one, where there is no field yet. */
export const ADD_EXTRA = 'add-extra'

const isBegun = ({ left, right }: DraftPair) => isFilled(left) || isFilled(right)

const asOpinion = ({ pairs, extras }: MatchingDraft): AsOpinion => ({
  kind: 'matrix',
  draft: {
    rows: [...new Set(pairs.map(({ left }) => left))],
    columns: [...new Set([...pairs.map(({ right }) => right), ...extras])].filter(isFilled),
  },
  leaves: pairs.some(isBegun),
})

const choicesOf = ({ pairs, extras }: MatchingDraft): string[] => [
  ...new Set(writtenIn([...pairs.map(({ right }) => right), ...extras])),
]

/** The side on which to go on: of a pair that is half there, or of the first one while there is none. */
const missingSide = (pairs: readonly DraftPair[]): string | null => {
  const half = pairs.findIndex((pair) => isBegun(pair) && !(isFilled(pair.left) && isFilled(pair.right)))
  if (half !== -1) return sideField(isFilled(pairs[half]?.left) ? 'right' : 'left', half)
  return pairs.some(isBegun) ? null : sideField('left', 0)
}

const fieldForChoice = ({ pairs, extras }: MatchingDraft): string => {
  const [pair, extra] = [pairs.findIndex((each) => !isBegun(each)), extras.findIndex((each) => !isFilled(each))]
  if (extra !== -1) return `extra-${extra}`
  return pair === -1 ? ADD_EXTRA : sideField('left', pair)
}

const tooLongFields = ({ pairs, extras }: MatchingDraft): string[] =>
  [
    { at: tooLongAt(pairs.map(({ left }) => left)), field: 'left' },
    { at: tooLongAt(pairs.map(({ right }) => right)), field: 'right' },
    { at: tooLongAt(extras), field: 'extra' },
  ].flatMap(({ at, field }) => (at === -1 ? [] : `${field}-${at}`))

/** What is too much, told from counts and lengths alone. */
const excessGaps = (draft: MatchingDraft): Gap[] => {
  const { pairs, extras } = draft
  const found = tooLongFields(draft).map((field): Gap => ({ need: 'shorter', field }))
  if (pairs.filter(isBegun).length > MAX_PAIRS)
    found.push({ need: 'fewer_pairs', field: sideField('left', pairs.length - 1) })
  if (extras.filter(isFilled).length > MAX_CHOICES) found.push({ need: 'fewer_choices', field: ADD_EXTRA })
  return found
}

const gaps = (draft: MatchingDraft): Gap[] => {
  const { pairs } = draft
  const found = excessGaps(draft)
  // What is too much may be without end: nothing looks at it further.
  if (found.length > 0) return found
  const missing = missingSide(pairs)
  const choices = choicesOf(draft).length
  if (missing !== null) found.push({ need: 'pairs', field: missing })
  else if (choices < MIN_CHOICES) found.push({ need: 'choices', field: fieldForChoice(draft) })
  if (choices > MAX_CHOICES) found.push({ need: 'fewer_choices', field: ADD_EXTRA })
  return found
}

/** What is chosen from: the same for each on the left. */
const choosing = ({ left, right, several }: Matching['asked']) => ({
  rows: left.length,
  choices: right.length,
  several: several === true,
})

const made = (draft: MatchingDraft, random: () => number): Pick<Matching, 'asked' | 'key'> => {
  const pairs = draft.pairs.filter(isBegun).map(({ left, right }) => ({ left: keptPart(left), right: keptPart(right) }))
  const right = scrambled(choicesOf(draft), random)
  const lefts = pairs.map(({ left }) => left)
  if (!draft.several)
    return { asked: { left: lefts, right }, key: { pairs: pairs.map((pair) => right.indexOf(pair.right)) } }
  const left = [...new Set(lefts)]
  const placesOf = (row: string) =>
    right.flatMap((text, at) => (pairs.some((pair) => pair.left === row && pair.right === text) ? at : []))
  return { asked: { left, right, several: true }, key: { pairs: left.map(placesOf) } }
}

/** For each on the left what may be chosen for it or null, and not null alone. */
export const fits = (asked: Matching['asked'], given: Value): given is readonly RowChoice[] =>
  areRowChoices(given, choosing(asked))

/** The answer once one on the right is chosen for one on the left, or where several may be is taken back; null: nothing is left. */
export const withChosen = (
  { left, several }: Matching['asked'],
  given: Matching['given'] | null,
  { row, place: right }: { row: number; place: number | null },
): readonly RowChoice[] | null => {
  const next = left.map((_, at) => {
    const before = given?.[at] ?? null
    if (at !== row) return before
    return right === null ? null : rowAfter(before, right, several === true)
  })
  return next.some((each) => each !== null) ? next : null
}

const rewritten: Rule<Matching>['draft']['rewritten'] = ({ left, right, several }, { pairs }) => {
  const textsAt = (places: readonly number[]) => places.map((at) => right[at] ?? '').toSorted()
  const belonging = pairs.flatMap(chosenIn)
  return {
    pairs: left.flatMap((text, at) => textsAt(chosenIn(pairs[at])).map((choice) => ({ left: text, right: choice }))),
    // In no order of anybody's: theirs is lost.
    extras: textsAt([...right.keys()].filter((at) => !belonging.includes(at))),
    ...(several && { several }),
  }
}

const places = () => z.array(place()).check(z.minLength(1), z.maxLength(MAX_CHOICES))

const credit = ({ pairs }: Matching['key'], given: Matching['given']) => {
  const chosen = given.flatMap(chosenIn).length
  const hits = pairs.flatMap((row, left) =>
    chosenIn(row).filter((right) => chosenIn(given[left]).includes(right)),
  ).length
  return { hits, misses: chosen - hits, of: pairs.flatMap(chosenIn).length }
}

const rule = (): Rule<Matching> => ({
  asked: z.object({
    left: z.array(partText).check(z.minLength(1), z.maxLength(MAX_PAIRS)),
    right: z.array(partText).check(
      z.minLength(MIN_CHOICES),
      z.maxLength(MAX_CHOICES),
      z.refine((texts) => new Set(texts).size === texts.length),
    ),
    several: z.optional(z.literal(true)),
  }),
  key: z.object({
    pairs: z.array(z.union([place(), places()])).check(z.minLength(1), z.maxLength(MAX_PAIRS)),
  }),
  fits,
  credit,
  right: ({ pairs }) => pairs,
  meaning: {
    drawn: [1],
    frame: ({ several }) => (several ? 'several' : 'one'),
    choices: ({ left, right }) => [left, right],
    // What belongs to one on the left is right or wrong, whatever else there was.
    joined: (now, _former, [left = [], right = []]) => (left.length === now.left.length ? { ...now, right } : null),
    moved: (given, moves, { left }) => rowsMoved(given, moves, left.length),
    keyMoved: ({ pairs }, moves) => ({
      pairs: rowsMoved(pairs, moves, pairs.length).map((row) => (typeof row === 'number' ? row : [...(row ?? [])])),
    }),
  },
  words: (_asked, given) =>
    given.map((row, left) => `${left + 1}: ${chosenIn(row).map(optionSign).join(' + ') || '–'}`).join(', '),
  tally: {
    schema: z.object({ chosen: z.array(counts()) }),
    empty: ({ left, right }) => ({ chosen: left.map(() => noCounts(right.length)) }),
    add: ({ chosen }, { given }, by) => ({
      chosen: chosen.map((known, left) =>
        chosenIn(given[left]).reduce((sum: Counts, right) => counted(sum, right, by), known),
      ),
    }),
    merge: (one, other) => ({ chosen: one.chosen.map((known, left) => mergedCounts(known, other.chosen[left] ?? [])) }),
  },
  draft: {
    schema: z.object({
      pairs: z.array(z.object({ left: z.string(), right: z.string() })),
      extras: z.array(z.string()),
      several: z.optional(z.literal(true)),
    }),
    empty: () => ({
      pairs: [
        { left: '', right: '' },
        { left: '', right: '' },
      ],
      extras: [],
    }),
    gaps,
    made,
    rewritten,
    asOpinion,
    isEmpty: ({ pairs, extras }) => !pairs.some(isBegun) && !extras.some(isFilled),
  },
})

/** Each on the left gets what belongs to it of the right. Made in a function: a page that does not use it is built without it. */
export const matching = /* @__PURE__ */ rule()
