import * as z from 'zod/mini'
import { excessOf, isFilled, requiredText } from '../text.ts'
import { optionSign } from './option-sign.ts'
import type { Gap, Rule } from './rule.ts'
import type { Value } from './value.ts'

export const MIN_OPTIONS = 2
/** The editor sets no limit; this one only keeps a runaway paste from becoming a paper nobody can open. */
export const MAX_OPTIONS = 100
export const MAX_OPTION_LENGTH = 2_000

export const optionText = /* @__PURE__ */ requiredText(MAX_OPTION_LENGTH)

/** Options may be empty; `correct` is null until one is chosen. */
export type SingleChoiceDraft = { options: string[]; correct: number | null }

export type SingleChoice = {
  asked: { options: string[] }
  key: { correct: number }
  /** The place of the chosen option. */
  given: number
  draft: SingleChoiceDraft
}

const writtenCount = ({ options }: SingleChoiceDraft) => options.filter(isFilled).length

/** An option that nobody can choose can't be the right one. */
export const mayBeCorrect = ({ options }: SingleChoiceDraft, option: number): boolean => isFilled(options[option])

const gaps = (draft: SingleChoiceDraft): Gap[] => {
  const { options, correct } = draft
  const found: Gap[] = []
  if (writtenCount(draft) < MIN_OPTIONS)
    found.push({ need: 'options', field: `option-${options.findIndex((option) => !isFilled(option))}` })
  if (correct === null || !mayBeCorrect(draft, correct)) found.push({ need: 'correct', field: 'correct' })
  const tooLong = options.findIndex((option) => excessOf(option, MAX_OPTION_LENGTH) > 0)
  if (tooLong >= 0) found.push({ need: 'shorter', field: `option-${tooLong}` })
  if (writtenCount(draft) > MAX_OPTIONS) found.push({ need: 'fewer', field: `option-${options.length - 1}` })
  return found
}

/** An option that becomes empty can no longer be the correct one. */
export const withOption = (draft: SingleChoiceDraft, at: number, text: string): SingleChoiceDraft => ({
  options: draft.options.map((option, index) => (index === at ? text : option)),
  correct: draft.correct === at && !isFilled(text) ? null : draft.correct,
})

/** Two options always stay. The correct one moves with the list, and is unset when it is the one removed. */
export const withoutOption = (draft: SingleChoiceDraft, at: number): SingleChoiceDraft => {
  const { options, correct } = draft
  if (options.length <= MIN_OPTIONS) return draft
  return {
    options: options.filter((_, index) => index !== at),
    correct: correct === null || correct === at ? null : correct > at ? correct - 1 : correct,
  }
}

/** The correct option moves with the list. */
export const withOptionsAfter = (
  draft: SingleChoiceDraft,
  after: number,
  added: readonly string[],
): SingleChoiceDraft => {
  const { options, correct } = draft
  if (options.length + added.length > MAX_OPTIONS) return draft
  return {
    options: [...options.slice(0, after + 1), ...added, ...options.slice(after + 1)],
    correct: correct !== null && correct > after ? correct + added.length : correct,
  }
}

/** How many options pasted lines fill before new ones are made: the option itself, and the empty ones that follow it. */
const fillable = ({ options }: SingleChoiceDraft, at: number): number => {
  const next = options.findIndex((option, index) => index > at && isFilled(option))
  return (next === -1 ? options.length : next) - at
}

/** Whether so many pasted lines find room as options: all of them or none. */
export const takesOptions = (draft: SingleChoiceDraft, at: number, texts: readonly string[]): boolean =>
  draft.options.length + Math.max(0, texts.length - fillable(draft, at)) <= MAX_OPTIONS

export const withPastedOptions = (
  draft: SingleChoiceDraft,
  at: number,
  texts: readonly string[],
): SingleChoiceDraft => {
  if (!takesOptions(draft, at, texts)) return draft
  const replacing = texts.slice(0, fillable(draft, at))
  const written = replacing.reduce((whole, text, offset) => withOption(whole, at + offset, text), draft)
  const rest = texts.slice(replacing.length)
  return rest.length === 0 ? written : withOptionsAfter(written, at + replacing.length - 1, rest)
}

/** The place of an option that there is. */
export const fits = ({ options }: SingleChoice['asked'], given: Value): given is number =>
  typeof given === 'number' && given >= 0 && given < options.length

/** An option by its place among all of them, from 0. */
const place = () => z.int().check(z.nonnegative())

const rule = (): Rule<SingleChoice> => ({
  asked: z.object({ options: z.array(optionText).check(z.minLength(MIN_OPTIONS), z.maxLength(MAX_OPTIONS)) }),
  key: z.object({ correct: place() }),
  fits,
  credit: ({ correct }, given) => ({ hits: given === correct ? 1 : 0, misses: given === correct ? 0 : 1, of: 1 }),
  right: ({ correct }) => correct,
  words: (_asked, given) => optionSign(given),
  draft: {
    schema: z.object({ options: z.array(z.string()), correct: z.nullable(place()) }),
    empty: () => ({ options: ['', ''], correct: null }),
    gaps,
    made: ({ options, correct }) => ({
      asked: { options: options.filter(isFilled).map((option) => option.trim()) },
      key: { correct: options.slice(0, correct ?? 0).filter(isFilled).length },
    }),
    isEmpty: ({ options }) => !options.some(isFilled),
  },
})

/** One of several options is right. Made in a function: a page that does not use it is built without it. */
export const singleChoice = /* @__PURE__ */ rule()
