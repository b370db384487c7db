import * as z from 'zod/mini'
import { type Counts, counted, counts, mergedCounts, noCounts } from './parts/counts.ts'
import { likenessOf } from './parts/likeness.ts'
import { optionSign } from './parts/option-sign.ts'
import {
  askedOptions,
  asSaid,
  fixedPlaces,
  hasWrittenOptions,
  MAX_OPTIONS,
  MIN_OPTIONS,
  optionGapsOf,
  optionTexts,
  textChoices,
} from './parts/options.ts'
import { ascending, movedBy } from './parts/places.ts'
import { FIRST_READERS } from './parts/readers.ts'
import {
  lessTyped,
  mergedTyped,
  nothingTyped,
  type TypedTally,
  toldTyped,
  typedTally,
  withTyped,
} from './parts/typed-tally.ts'
import type { Gap, Rule } from './rule.ts'
import type { Value } from './value.ts'

/** Of what is written beside "other", in characters. */
export const MAX_OTHER = 200

/** `row`: a few short options beside each other, such as yes and no. */
export const OPINION_LOOKS = ['list', 'row'] as const
export type OpinionLook = (typeof OPINION_LOOKS)[number]

/** How many may be chosen; null: nothing is said. `most` of 1 is a choice of one. */
type HowMany = { least: number | null; most: number | null }

export type OpinionDraft = HowMany & {
  options: string[]
  fixed?: number[] | undefined
  look: OpinionLook
  /** Whether something may be written that is none of the options. */
  other: boolean
}

/** The places of the chosen options, ascending; behind them what was written as another one, if only that there is one: ''. */
export type OpinionGiven = readonly (number | string)[]

export type Opinion = {
  asked: HowMany & { options: string[]; fixed?: number[] | undefined; look: OpinionLook; other: boolean }
  key: Record<string, never>
  given: OpinionGiven
  /** How often each option was chosen, then how often another; and what was written there. */
  tally: { chosen: Counts; written: TypedTally }
  draft: OpinionDraft
  unscored: true
}

/** The places that were chosen. */
export const chosenIn = (given: OpinionGiven | null): number[] =>
  (given ?? []).filter((part) => typeof part === 'number')

/** What was written as another option; null where none was chosen. */
export const otherIn = (given: OpinionGiven | null): string | null => {
  const last = given?.at(-1)
  return typeof last === 'string' ? last : null
}

/** As many as there are to choose from. */
const choicesIn = ({ options, other }: Pick<Opinion['asked'], 'options' | 'other'>): number =>
  options.length + (other ? 1 : 0)

export const mostOf = (asked: Opinion['asked']): number => asked.most ?? choicesIn(asked)

const isAscending = (places: readonly number[]): boolean =>
  places.every((place, at) => at === 0 || place > (places[at - 1] ?? place))

const isOther = (part: Value | null | undefined): part is string =>
  typeof part === 'string' && part.length <= MAX_OTHER && part === part.trim()

/** Options that there are, each once, and no more than may be chosen: whoever chooses more has more of a say. */
export const fits = (asked: Opinion['asked'], given: Value): given is OpinionGiven => {
  if (!Array.isArray(given) || given.length === 0 || given.length > mostOf(asked)) return false
  const parts: readonly (Value | null)[] = given
  const places = asked.other && isOther(parts.at(-1)) ? parts.slice(0, -1) : parts
  const isPlace = (part: Value | null): part is number =>
    typeof part === 'number' && Number.isInteger(part) && part >= 0 && part < asked.options.length
  return places.every(isPlace) && isAscending(places)
}

const givenOf = (places: readonly number[], other: string | null): OpinionGiven | null => {
  const parts = [...places.toSorted((one, another) => one - another), ...(other === null ? [] : [other])]
  return parts.length > 0 ? parts : null
}

/** The answer once an option is taken into it, or out of it again; of one that may be chosen, the former makes room. */
export const withOption = (asked: Opinion['asked'], given: OpinionGiven | null, place: number): OpinionGiven | null => {
  if (asked.most === 1) return [place]
  const chosen = chosenIn(given)
  const isTakenBack = chosen.includes(place)
  return givenOf(isTakenBack ? chosen.filter((each) => each !== place) : [...chosen, place], otherIn(given))
}

/** The answer with another option in it, or without one (null). */
export const withOther = (
  asked: Opinion['asked'],
  given: OpinionGiven | null,
  other: string | null,
): OpinionGiven | null => givenOf(asked.most === 1 && other !== null ? [] : chosenIn(given), other)

const howManyGaps = ({ options, other, least, most }: OpinionDraft): Gap[] => {
  const all = choicesIn({ options: options.filter((text) => text.trim() !== ''), other })
  const isIn = (count: number | null, from: number) => count === null || (count >= from && count <= all)
  if (most === 1) return []
  if (!isIn(least, 1)) return [{ need: 'how_many', field: 'least' }]
  return isIn(most, Math.max(2, least ?? 0)) ? [] : [{ need: 'how_many', field: 'most' }]
}

const many = () => z.nullable(z.int().check(z.gte(1), z.lte(MAX_OPTIONS + 1)))

const shape = { look: z.enum(OPINION_LOOKS), other: z.boolean(), fixed: fixedPlaces() }

const rule = (): Rule<Opinion> => ({
  asked: z.object({ options: optionTexts(), ...shape, least: many(), most: many() }),
  key: z.strictObject({}),
  fits,
  missing: ({ least }, given) => given.length < (least ?? 1) || otherIn(given) === '',
  credit: () => null,
  right: () => null,
  meaning: {
    choices: ({ options }) => [options],
    joined: (now, former, [options = []]) => ({
      ...{ ...now, options, other: now.other || former.other },
      most: now.most === 1 && former.most === 1 ? 1 : null,
    }),
    moved: (given, [moves]) => {
      const other = otherIn(given)
      return [...ascending(chosenIn(given).map((place) => movedBy(moves, place))), ...(other === null ? [] : [other])]
    },
  },
  choices: ({ options }) => textChoices(options),
  ownWords: { isRead: ({ other }) => other, beside: (given) => otherIn(given) ?? '' },
  words: (_asked, given) => given.map((part) => (typeof part === 'number' ? optionSign(part) : `+ ${part}`)).join(', '),
  tally: {
    schema: z.object({ chosen: counts(), written: typedTally() }),
    empty: ({ options }) => ({ chosen: noCounts(options.length + 1), written: nothingTyped() }),
    add: ({ chosen, written }, { asked, given }, by) => {
      const other = otherIn(given)
      const places = [...chosenIn(given), ...(other === null ? [] : [asked.options.length])]
      const text = other === null ? '' : likenessOf(other, { caseMatters: false, accentsMatter: true }, FIRST_READERS)
      return {
        chosen: places.reduce((known, place) => counted(known, place, by), chosen),
        written: text === '' ? written : withTyped(written, { text, as: other ?? '', isRight: () => false }, { by }),
      }
    },
    merge: (one, other) => ({
      chosen: mergedCounts(one.chosen, other.chosen),
      written: mergedTyped(one.written, other.written),
    }),
    lessened: (tally) => ({ ...tally, written: lessTyped(tally.written) }),
    told: (tally) => ({ ...tally, written: toldTyped(tally.written) }),
    shared: (tally) => ({ ...tally, written: nothingTyped() }),
  },
  draft: {
    schema: z.object({ options: z.array(z.string()), ...shape, least: z.nullable(z.int()), most: z.nullable(z.int()) }),
    empty: () => ({ options: Array<string>(MIN_OPTIONS).fill(''), look: 'list', least: null, most: 1, other: false }),
    gaps: (draft) => [...optionGapsOf(draft.options), ...howManyGaps(draft)],
    made: ({ options, fixed, look, least, most, other }) => {
      const { correct: _, ...asked } = askedOptions({ options, correct: [], fixed })
      return { asked: { ...asked, look, other, least: most === 1 ? null : least, most }, key: {} }
    },
    rewritten: asSaid,
    isEmpty: ({ options }) => !hasWrittenOptions(options),
  },
})

/** One or several options are chosen, none of which is right. Made in a function: a page that does not use it is built without it. */
export const opinion = /* @__PURE__ */ rule()
