import * as z from 'zod/mini'
import { counted, mergedOptions, noCounts, type OptionTally, optionTally } from './parts/counts.ts'
import { optionSign } from './parts/option-sign.ts'
import {
  askedOptions,
  asSaid,
  fixedPlaces,
  hasWrittenOptions,
  MAX_OPTIONS,
  type MarkedOptions,
  optionGaps,
  optionPlace,
  optionTexts,
  textChoices,
} from './parts/options.ts'
import { ascending, movedBy } from './parts/places.ts'
import type { Rule, SeveralOptions } from './rule.ts'
import { optionNames } from './tables/in-words.ts'
import type { Value } from './value.ts'

export type MultipleChoiceDraft = MarkedOptions & {
  /** Whether students read how many are right. */
  tellsHowMany: boolean
}

export type MultipleChoice = {
  /** `choose`: how many are right, where students are told; null where not. */
  asked: { options: string[]; choose: number | null; fixed?: number[] | undefined }
  key: { correct: number[] }
  /** The places of the chosen options, ascending. None: that is a blank. */
  given: readonly number[]
  tally: OptionTally
  draft: MultipleChoiceDraft
}

const isAscending = (places: readonly number[]): boolean =>
  places.every((place, at) => at === 0 || place > (places[at - 1] ?? place))

const isPlaceIn =
  (options: readonly string[]) =>
  (part: Value | null): part is number =>
    typeof part === 'number' && Number.isInteger(part) && part >= 0 && part < options.length

/** Places of options that there are, each once. More or fewer than the question tells fit as well: they are only not right. */
export const fits = ({ options }: MultipleChoice['asked'], given: Value): given is readonly number[] =>
  Array.isArray(given) && given.length > 0 && given.every(isPlaceIn(options)) && isAscending(given)

/** The answer once an option is taken into it, or out of it again; null where none is left. */
export const toggled = (given: MultipleChoice['given'] | null, option: number): number[] | null => {
  const others = (given ?? []).filter((place) => place !== option)
  if (others.length < (given?.length ?? 0)) return others.length > 0 ? others : null
  return [...others, option].sort((one, other) => one - other)
}

const credit: Rule<MultipleChoice>['credit'] = ({ correct }, given) => {
  const hits = given.filter((place) => correct.includes(place)).length
  return { hits, misses: given.length - hits, of: correct.length }
}

const several = ({ options, choose }: MultipleChoice['asked'], { correct }: MultipleChoice['key']): SeveralOptions => ({
  options: options.length,
  right: correct.length,
  isTold: choose !== null,
})

const rule = (): Rule<MultipleChoice> => ({
  asked: z.object({
    options: optionTexts(),
    choose: z.nullable(z.int().check(z.gte(1), z.lte(MAX_OPTIONS))),
    fixed: fixedPlaces(),
  }),
  key: z.object({
    correct: z.array(optionPlace()).check(z.minLength(1), z.maxLength(MAX_OPTIONS), z.refine(isAscending)),
  }),
  fits,
  credit,
  right: ({ correct }) => correct,
  meaning: {
    choices: ({ options }) => [options],
    joined: (now, _former, [options = []]) => ({ ...now, options }),
    moved: (given, [moves]) => ascending(given.map((place) => movedBy(moves, place))),
    keyMoved: ({ correct }, [moves]) => ({ correct: ascending(correct.map((place) => movedBy(moves, place))) }),
  },
  words: (_asked, given) => given.map(optionSign).join(', '),
  choices: ({ options }) => textChoices(options),
  analysis: {
    options: {
      names: optionNames,
      chosen: (given) => (Array.isArray(given) ? given.filter((place) => typeof place === 'number') : []),
      counts: ({ chosen }) => chosen,
      isRight: ({ correct }, option) => correct.includes(option),
    },
    several,
  },
  tally: {
    schema: optionTally(),
    empty: ({ options }) => ({ chosen: noCounts(options.length) }),
    add: ({ chosen }, { given }, by) => ({ chosen: given.reduce((known, place) => counted(known, place, by), chosen) }),
    merge: mergedOptions,
  },
  draft: {
    schema: z.object({
      options: z.array(z.string()),
      correct: z.array(optionPlace()),
      fixed: fixedPlaces(),
      tellsHowMany: z.boolean(),
    }),
    empty: () => ({ options: ['', ''], correct: [], tellsHowMany: false }),
    gaps: optionGaps,
    made: (draft) => {
      const { correct, ...asked } = askedOptions(draft)
      return { asked: { ...asked, choose: draft.tellsHowMany ? correct.length : null }, key: { correct } }
    },
    rewritten: ({ choose, ...asked }, { correct }) => ({ ...asSaid(asked), correct, tellsHowMany: choose !== null }),
    asOpinion: ({ options, fixed, correct }) => ({
      kind: 'opinion',
      draft: { options, fixed, most: null },
      leaves: correct.length > 0,
    }),
    isEmpty: ({ options }) => !hasWrittenOptions(options),
  },
})

/** Any number of the options are right, but one at least. Made in a function: a page that does not use it is built without it. */
export const multipleChoice = /* @__PURE__ */ rule()
