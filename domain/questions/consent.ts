import * as z from 'zod/mini'
import { excessOf, isFilled, keptText, requiredText } from '../text/text.ts'
import { count } from './parts/counts.ts'
import type { Gap, Rule } from './rule.ts'
import type { Value } from './value.ts'

export const MAX_STATEMENT = 2_000

export type ConsentDraft = { statement: string }

export type Consent = {
  /** What is said by the tick. */
  asked: { statement: string }
  key: Record<string, never>
  /** A tick that is taken back is no answer. */
  given: true
  tally: { agreed: number }
  draft: ConsentDraft
  unscored: true
}

export const fits = (_asked: Consent['asked'], given: Value): given is true => given === true

const gaps = ({ statement }: ConsentDraft): Gap[] => {
  if (!isFilled(statement)) return [{ need: 'statement', field: 'statement' }]
  return excessOf(statement, MAX_STATEMENT) > 0 ? [{ need: 'shorter', field: 'statement' }] : []
}

const rule = (): Rule<Consent> => ({
  asked: z.object({ statement: requiredText(MAX_STATEMENT) }),
  key: z.strictObject({}),
  fits,
  credit: () => null,
  right: () => null,
  meaning: { texts: ({ statement }) => [statement] },
  words: () => '✓',
  numbered: () => [{ value: 0, text: null }],
  tally: {
    schema: z.object({ agreed: count() }),
    empty: () => ({ agreed: 0 }),
    add: ({ agreed }, _answered, by) => ({ agreed: agreed + by }),
    merge: (one, other) => ({ agreed: one.agreed + other.agreed }),
  },
  draft: {
    schema: z.object({ statement: z.string() }),
    empty: () => ({ statement: '' }),
    gaps,
    made: ({ statement }) => ({ asked: { statement: keptText(statement, MAX_STATEMENT) }, key: {} }),
    rewritten: (asked) => ({ ...asked }),
    isEmpty: ({ statement }) => !isFilled(statement),
  },
})

/** A statement is agreed to with a tick. Made in a function: a page that does not use it is built without it. */
export const consent = /* @__PURE__ */ rule()
