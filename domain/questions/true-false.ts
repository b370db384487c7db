import * as z from 'zod/mini'
import { count } from './parts/counts.ts'
import type { Rule } from './rule.ts'
import type { Value } from './value.ts'

export type TrueFalseDraft = { correct: boolean | null }

/** The question's text is the statement. */
export type TrueFalse = {
  asked: Record<string, never>
  key: { correct: boolean }
  given: boolean
  tally: { saidTrue: number; saidFalse: number }
  draft: TrueFalseDraft
}

export const fits = (_asked: TrueFalse['asked'], given: Value): given is boolean => typeof given === 'boolean'

const TRUE = { value: 0, text: null }
const FALSE = { value: 1, text: null }

const rule = (): Rule<TrueFalse> => ({
  asked: z.object({}),
  key: z.object({ correct: z.boolean() }),
  fits,
  credit: ({ correct }, given) => ({ hits: given === correct ? 1 : 0, misses: given === correct ? 0 : 1, of: 1 }),
  right: ({ correct }) => correct,
  words: (_asked, given) => (given ? 'True' : 'False'),
  numbered: () => [TRUE, FALSE],
  analysis: {
    options: {
      names: () => ['True', 'False'],
      chosen: (given) => (typeof given === 'boolean' ? [given ? TRUE.value : FALSE.value] : []),
      counts: ({ saidTrue, saidFalse }) => [saidTrue, saidFalse],
      isRight: ({ correct }, option) => (option === TRUE.value) === correct,
    },
    guesses: () => 2,
  },
  tally: {
    schema: z.object({ saidTrue: count(), saidFalse: count() }),
    empty: () => ({ saidTrue: 0, saidFalse: 0 }),
    add: ({ saidTrue, saidFalse }, { given }, by) =>
      given ? { saidTrue: saidTrue + by, saidFalse } : { saidTrue, saidFalse: saidFalse + by },
    merge: (one, other) => ({
      saidTrue: one.saidTrue + other.saidTrue,
      saidFalse: one.saidFalse + other.saidFalse,
    }),
  },
  draft: {
    schema: z.object({ correct: z.nullable(z.boolean()) }),
    empty: () => ({ correct: null }),
    gaps: ({ correct }) => (correct === null ? [{ need: 'correct', field: 'correct' }] : []),
    made: ({ correct }) => ({ asked: {}, key: { correct: correct === true } }),
    rewritten: (_asked, { correct }) => ({ correct }),
    asOpinion: ({ correct }, said) => ({
      kind: 'opinion',
      draft: { options: [said.true, said.false], look: 'row' },
      leaves: correct !== null,
    }),
    isEmpty: ({ correct }) => correct === null,
  },
})

/** A statement is true or false. Made in a function: a page that does not use it is built without it. */
export const trueFalse = /* @__PURE__ */ rule()
