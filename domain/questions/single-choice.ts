import * as z from 'zod/mini'
import { counted, mergedOptions, noCounts, type OptionTally, optionTally } from './parts/counts.ts'
import { optionSign } from './parts/option-sign.ts'
import {
  askedOptions,
  asSaid,
  fixedIn,
  fixedPlaces,
  hasWrittenOptions,
  type MarkedOptions,
  optionGaps,
  optionPlace,
  optionTexts,
  textChoices,
} from './parts/options.ts'
import { movedBy } from './parts/places.ts'
import { fits } from './parts/single-choice-given.ts'
import type { Rule } from './rule.ts'
import { optionNames } from './tables/in-words.ts'

/** Options may be empty; `correct` is null until one is chosen. */
export type SingleChoiceDraft = { options: string[]; correct: number | null; fixed?: number[] | undefined }

export type SingleChoice = {
  /** `fixed`: the places that stay where options are mixed. */
  asked: { options: string[]; fixed?: number[] | undefined }
  key: { correct: number }
  /** The place of the chosen option. */
  given: number
  tally: OptionTally
  draft: SingleChoiceDraft
}

export const markedOf = ({ options, correct, fixed }: SingleChoiceDraft): MarkedOptions => ({
  options,
  correct: correct === null ? [] : [correct],
  ...fixedIn(fixed),
})

export const singleChoiceOf = ({ options, correct, fixed }: MarkedOptions): SingleChoiceDraft => ({
  options,
  correct: correct[0] ?? null,
  ...fixedIn(fixed),
})

const rule = (): Rule<SingleChoice> => ({
  asked: z.object({ options: optionTexts(), fixed: fixedPlaces() }),
  key: z.object({ correct: optionPlace() }),
  fits,
  credit: ({ correct }, given) => ({ hits: given === correct ? 1 : 0, misses: given === correct ? 0 : 1, of: 1 }),
  right: ({ correct }) => correct,
  meaning: {
    choices: ({ options }) => [options],
    joined: (now, _former, [options = []]) => ({ ...now, options }),
    moved: (given, [moves]) => movedBy(moves, given),
    keyMoved: ({ correct }, [moves]) => ({ correct: movedBy(moves, correct) }),
  },
  words: (_asked, given) => optionSign(given),
  choices: ({ options }) => textChoices(options),
  analysis: {
    options: {
      names: optionNames,
      chosen: (given) => (typeof given === 'number' ? [given] : []),
      counts: ({ chosen }) => chosen,
      isRight: ({ correct }, option) => option === correct,
    },
    guesses: ({ options }) => options.length,
  },
  tally: {
    schema: optionTally(),
    empty: ({ options }) => ({ chosen: noCounts(options.length) }),
    add: ({ chosen }, { given }, by) => ({ chosen: counted(chosen, given, by) }),
    merge: mergedOptions,
  },
  draft: {
    schema: z.object({ options: z.array(z.string()), correct: z.nullable(optionPlace()), fixed: fixedPlaces() }),
    empty: () => ({ options: ['', ''], correct: null }),
    gaps: (draft) => optionGaps(markedOf(draft)),
    made: (draft) => {
      const { correct, ...asked } = askedOptions(markedOf(draft))
      return { asked, key: { correct: correct[0] ?? 0 } }
    },
    rewritten: (asked, { correct }) => ({ ...asSaid(asked), correct }),
    asOpinion: ({ options, fixed, correct }) => ({
      kind: 'opinion',
      draft: { options, fixed },
      leaves: correct !== null,
    }),
    isEmpty: ({ options }) => !hasWrittenOptions(options),
  },
})

/** One of several options is right. Made in a function: a page that does not use it is built without it. */
export const singleChoice = /* @__PURE__ */ rule()
