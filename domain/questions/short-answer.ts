import * as z from 'zod/mini'
import { excessOf, isFilled, keptText, requiredText } from '../text/text.ts'
import { MAX_ACCEPTED } from './parts/accepted.ts'
import { acceptedField } from './parts/field-names.ts'
import { likenessOf, type Strictness } from './parts/likeness.ts'
import { PINNED_NOW, type Pinned, pinnedReaders, readersOf } from './parts/readers.ts'
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

/** Of an answer, whether it is given or accepted, in characters. */
export const MAX_SHORT_ANSWER = 500

/** Any of `accepted` may be empty. */
export type ShortAnswerDraft = { accepted: string[] } & Strictness

export type ShortAnswer = {
  asked: Record<string, never>
  key: { accepted: string[] } & Strictness & Pinned
  given: string
  tally: TypedTally
  draft: ShortAnswerDraft
}

/** As it is stored. A few letters are longer in it than they were typed. */
export const storedText = (text: string): string => keptText(text, MAX_SHORT_ANSWER)

const gaps = ({ accepted }: ShortAnswerDraft): Gap[] => {
  const found: Gap[] = []
  if (!accepted.some(isFilled)) found.push({ need: 'correct', field: acceptedField(0) })
  if (accepted.filter(isFilled).length > MAX_ACCEPTED)
    return [{ need: 'fewer_answers', field: acceptedField(accepted.length - 1) }]
  const tooLong = accepted.findIndex((text) => excessOf(storedText(text), MAX_SHORT_ANSWER) > 0)
  if (tooLong >= 0) found.push({ need: 'shorter', field: acceptedField(tooLong) })
  return found
}

/** With a new, empty answer behind the one at `after`; as it is where there may be no more. */
export const withAnswerAfter = (draft: ShortAnswerDraft, after: number): ShortAnswerDraft =>
  draft.accepted.length >= MAX_ACCEPTED ? draft : { ...draft, accepted: draft.accepted.toSpliced(after + 1, 0, '') }

/** One always stays. */
export const withoutAnswer = (draft: ShortAnswerDraft, at: number): ShortAnswerDraft =>
  draft.accepted.length <= 1 ? draft : { ...draft, accepted: draft.accepted.toSpliced(at, 1) }

/** A text with something in it and nothing around it. */
export const fits = (_asked: ShortAnswer['asked'], given: Value): given is string =>
  typeof given === 'string' && given !== '' && given.length <= MAX_SHORT_ANSWER && given === given.trim()

/** Whether `given` is one of the answers that are accepted. */
export const isAccepted = (key: ShortAnswer['key'], given: string): boolean => {
  const likeness = likeUnder(key, given)
  return key.accepted.some((text) => likeUnder(key, text) === likeness)
}

const likeUnder = (key: ShortAnswer['key'], text: string): string => likenessOf(text, key, readersOf(key))

const rule = (): Rule<ShortAnswer> => ({
  asked: z.object({}),
  key: z.object({
    accepted: z.array(requiredText(MAX_SHORT_ANSWER)).check(z.minLength(1), z.maxLength(MAX_ACCEPTED)),
    caseMatters: z.boolean(),
    accentsMatter: z.boolean(),
    readers: pinnedReaders(),
  }),
  fits,
  credit: (key, given) => (isAccepted(key, given) ? { hits: 1, misses: 0, of: 1 } : { hits: 0, misses: 1, of: 1 }),
  right: ({ accepted: [first = ''] }) => first,
  words: (_asked, given) => given.replace(/\s+/g, ' '),
  ownWords: { isRead: () => true },
  analysis: { typed: ({ named }) => named, guesses: () => 0 },
  tally: {
    schema: typedTally(),
    empty: nothingTyped,
    add: (tally, { key, given }, by) =>
      withTyped(tally, { text: likeUnder(key, given), as: given, isRight: () => isAccepted(key, given) }, { by }),
    merge: (one, other) => mergedTyped(one, other),
    lessened: lessTyped,
    told: (tally) => toldTyped(tally),
  },
  draft: {
    schema: z.object({ accepted: z.array(z.string()), caseMatters: z.boolean(), accentsMatter: z.boolean() }),
    empty: () => ({ accepted: [''], caseMatters: false, accentsMatter: false }),
    gaps,
    made: ({ accepted, ...strictness }) => ({
      asked: {},
      key: { accepted: [...new Set(accepted.filter(isFilled).map(storedText))], ...strictness, ...PINNED_NOW },
    }),
    rewritten: (_asked, { readers: _, ...draft }) => draft,
    asOpinion: ({ accepted }) => ({ kind: 'comment', draft: { expects: 'text' }, leaves: accepted.some(isFilled) }),
    isEmpty: ({ accepted }) => !accepted.some(isFilled),
  },
})

/** A word or a line is typed. Made in a function: a page that does not use it is built without it. */
export const shortAnswer = /* @__PURE__ */ rule()
