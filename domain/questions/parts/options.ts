import * as z from 'zod/mini'
import { excessOf, isFilled, requiredText } from '../../text/text.ts'
import type { Choice, Gap } from '../rule.ts'
import { stayingIn } from './staying-options.ts'
import { moved } from './text-list.ts'

export const MIN_OPTIONS = 2
/** Far more than anybody writes: it only keeps a runaway paste from becoming a paper that nobody can open. */
export const MAX_OPTIONS = 200
export const MAX_OPTION_LENGTH = 2_000

export const optionText = /* @__PURE__ */ requiredText(MAX_OPTION_LENGTH)

export const optionTexts = () => z.array(optionText).check(z.minLength(MIN_OPTIONS), z.maxLength(MAX_OPTIONS))

/** An option by its place among all of them, from 0. */
export const optionPlace = () => z.int().check(z.nonnegative())

/** Places that stay where they are when options are mixed; left out: those of options that only make sense there. */
export const fixedPlaces = () => z.optional(z.array(optionPlace()).check(z.maxLength(MAX_OPTIONS)))
type Fixed = { fixed?: number[] | undefined }

/** Options as their author has them, where some are right, and some may be fixed. They may be empty. */
export type MarkedOptions = { options: string[]; correct: number[] } & Fixed

const isIn = (places: readonly number[] | undefined, place: number): boolean => places?.includes(place) ?? false

/** What its author has fixed, to be spread into options: nothing where nothing is said. */
export const fixedIn = (places: readonly number[] | undefined): Fixed => (places ? { fixed: [...places] } : {})

/** The places that stay: as their author says, or by what they say themselves. */
export const stayingPlaces = ({ options, fixed }: Pick<MarkedOptions, 'options' | 'fixed'>): number[] =>
  fixed ?? stayingIn(options)?.places ?? []

/** Whoever has fixed options that are gone has said nothing of the others. */
const unlessGone = (before: readonly number[], after: number[]): number[] | undefined =>
  before.length > 0 && after.length === 0 ? undefined : after

/** Options with what is fixed in them; nothing is said of it where it would be so anyway. */
export const asSaid = <Options extends { options: string[] } & Fixed>({ fixed, ...all }: Options) => {
  const isSaid = fixed && fixed.join() !== stayingPlaces({ options: all.options }).join()
  return { ...all, ...(isSaid && { fixed }) }
}

export const hasWrittenOptions = (options: readonly string[]): boolean => options.some(isFilled)

/** What can be chosen where texts stand below each other. */
export const textChoices = (texts: readonly string[]): Choice[] => texts.map((text, value) => ({ value, text }))

/** The right ones in their order; an option that nobody can choose can't be right. */
export const rightOptions = ({ options, correct }: MarkedOptions): number[] =>
  options.flatMap((text, place) => (isFilled(text) && correct.includes(place) ? place : []))

/** What options still need, whichever are right; `right`: what they need where some have to be. */
export const optionGapsOf = (options: readonly string[], right: readonly Gap[] = []): Gap[] => {
  const written = options.filter(isFilled).length
  if (written > MAX_OPTIONS) return [{ need: 'fewer', field: `option-${options.length - 1}` }]
  const found: Gap[] = []
  if (written < MIN_OPTIONS)
    found.push({ need: 'options', field: `option-${options.findIndex((option) => !isFilled(option))}` })
  found.push(...right)
  const tooLong = options.findIndex((option) => excessOf(option, MAX_OPTION_LENGTH) > 0)
  if (tooLong >= 0) found.push({ need: 'shorter', field: `option-${tooLong}` })
  return found
}

/** One that was emptied is right again with its next text: until then it is told apart from none that was chosen. */
const rightGaps = (marked: MarkedOptions): Gap[] => {
  const emptied = marked.options.findIndex((text, place) => isTickedEmpty(marked, place, text))
  if (emptied >= 0) return [{ need: 'right_text', field: `option-${emptied}`, at: emptied }]
  return rightOptions(marked).length === 0 ? [{ need: 'correct', field: 'correct' }] : []
}

const isTickedEmpty = ({ correct }: MarkedOptions, place: number, text: string): boolean =>
  !isFilled(text) && correct.includes(place)

export const optionGaps = (marked: MarkedOptions): Gap[] => optionGapsOf(marked.options, rightGaps(marked))

/** As they are asked: trimmed, and without those that were left empty. */
export const askedOptions = (marked: MarkedOptions): MarkedOptions => {
  const { options, fixed } = marked
  const asked = (place: number) => options.slice(0, place).filter(isFilled).length
  const texts = options.filter(isFilled).map((option) => option.trim())
  const own = options.flatMap((text, place) => (isFilled(text) && isIn(fixed, place) ? asked(place) : []))
  const staying = stayingPlaces({ options: texts, fixed: fixed && unlessGone(fixed, own) })
  const isSaid = staying.length > 0 || stayingIn(texts) !== null
  return { options: texts, correct: rightOptions(marked).map(asked), ...(isSaid && { fixed: staying }) }
}

/** An option that becomes empty is right again with its next text: a word is emptied to be written anew. */
export const withOption = (marked: MarkedOptions, at: number, text: string): MarkedOptions => ({
  ...marked,
  options: marked.options.map((option, place) => (place === at ? text : option)),
})

/** Two options always stay. The right ones and the fixed ones move with the list. */
export const withoutOption = (marked: MarkedOptions, at: number): MarkedOptions => {
  const { options, correct, fixed } = marked
  if (options.length <= MIN_OPTIONS) return marked
  const left = (places: readonly number[]) =>
    places.filter((place) => place !== at).map((place) => (place > at ? place - 1 : place))
  return {
    options: options.filter((_, place) => place !== at),
    correct: left(correct),
    ...fixedIn(fixed && unlessGone(fixed, left(fixed))),
  }
}

/** The right ones and the fixed ones move with the list. */
export const withOptionsAfter = (marked: MarkedOptions, after: number, added: readonly string[]): MarkedOptions => {
  const { options, correct, fixed } = marked
  const moved = (places: readonly number[]) => places.map((place) => (place > after ? place + added.length : place))
  if (options.length + added.length > MAX_OPTIONS) return marked
  return {
    options: [...options.slice(0, after + 1), ...added, ...options.slice(after + 1)],
    correct: moved(correct),
    ...fixedIn(fixed && moved(fixed)),
  }
}

/** The right ones and the fixed ones move with their texts. */
export const withOptionMoved = (marked: MarkedOptions, from: number, to: number): MarkedOptions => {
  const { options, correct, fixed } = marked
  const before = moved([...options.keys()], from, to)
  const now = (places: readonly number[]) =>
    places.map((place) => before.indexOf(place)).sort((one, other) => one - other)
  return { options: [...moved(options, from, to)], correct: now(correct), ...fixedIn(fixed && now(fixed)) }
}

/** The option stays in its place when options are mixed, or does so no longer. */
export const withFixed = (marked: MarkedOptions, at: number): MarkedOptions => {
  const before = stayingPlaces(marked)
  const others = before.filter((place) => place !== at)
  const fixed = others.length < before.length ? others : [...others, at].sort((one, other) => one - other)
  return asSaid({ ...marked, fixed })
}

/** How many options pasted lines fill before new ones are made: the option itself, and the empty ones that follow it. */
const fillable = ({ options }: MarkedOptions, at: number): number => {
  const next = options.findIndex((option, place) => place > at && isFilled(option))
  return (next === -1 ? options.length : next) - at
}

/** Whether so many pasted lines find room as options: all of them or none. */
export const takesOptions = (marked: MarkedOptions, at: number, texts: readonly string[]): boolean =>
  marked.options.length + Math.max(0, texts.length - fillable(marked, at)) <= MAX_OPTIONS

export const withPastedOptions = (marked: MarkedOptions, at: number, texts: readonly string[]): MarkedOptions => {
  if (!takesOptions(marked, at, texts)) return marked
  const replacing = texts.slice(0, fillable(marked, at))
  const written = replacing.reduce((whole, text, offset) => withOption(whole, at + offset, text), marked)
  const rest = texts.slice(replacing.length)
  return rest.length === 0 ? written : withOptionsAfter(written, at + replacing.length - 1, rest)
}
