import * as z from 'zod/mini'
import { optionSign } from './option-sign.ts'
import { askedOptions, hasWrittenOptions, type MarkedOptions, optionGaps, optionPlace, optionTexts } from './options.ts'
import type { Rule } from './rule.ts'
import { fits } from './single-choice-given.ts'

/** Options may be empty; `correct` is null until one is chosen. */
export type SingleChoiceDraft = { options: string[]; correct: number | null }

export type SingleChoice = {
  asked: { options: string[] }
  key: { correct: number }
  /** The place of the chosen option. */
  given: number
  draft: SingleChoiceDraft
}

export const markedOf = ({ options, correct }: SingleChoiceDraft): MarkedOptions => ({
  options,
  correct: correct === null ? [] : [correct],
})

export const singleChoiceOf = ({ options, correct }: MarkedOptions): SingleChoiceDraft => ({
  options,
  correct: correct[0] ?? null,
})

const rule = (): Rule<SingleChoice> => ({
  asked: z.object({ options: optionTexts() }),
  key: z.object({ correct: optionPlace() }),
  fits,
  credit: ({ correct }, given) => ({ hits: given === correct ? 1 : 0, misses: given === correct ? 0 : 1, of: 1 }),
  right: ({ correct }) => correct,
  words: (_asked, given) => optionSign(given),
  draft: {
    schema: z.object({ options: z.array(z.string()), correct: z.nullable(optionPlace()) }),
    empty: () => ({ options: ['', ''], correct: null }),
    gaps: (draft) => optionGaps(markedOf(draft)),
    made: (draft) => {
      const { options, correct } = askedOptions(markedOf(draft))
      return { asked: { options }, key: { correct: correct[0] ?? 0 } }
    },
    isEmpty: ({ options }) => !hasWrittenOptions(options),
  },
})

/** One of several options is right. Made in a function: a page that does not use it is built without it. */
export const singleChoice = /* @__PURE__ */ rule()
