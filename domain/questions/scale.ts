import * as z from 'zod/mini'
import { excessOf, keptText, requiredText } from '../text/text.ts'
import {
  type Counts,
  counted,
  mergedOptions,
  noCounts,
  type OptionTally,
  optionTally,
  placeHolding,
} from './parts/counts.ts'
import type { Choice, Gap, Rule } from './rule.ts'
import type { Value } from './value.ts'

/** Of the words at a step, in characters: they stand below it on a phone. */
export const MAX_STEP_WORDS = 60
export const MOST_STEP = 10
const FEWEST_UP_TO = 2

/** What a step looks like. `nps` asks how likely one is to recommend something, from 0 to 10. */
export const SCALE_LOOKS = ['stars', 'hearts', 'thumbs', 'numbers', 'nps'] as const
export type ScaleLook = (typeof SCALE_LOOKS)[number]

/** What stands at the first step, at the middle one and at the last one. */
type Ends<T> = { low: T; middle: T; high: T }

export type ScaleDraft = { look: ScaleLook; from: number; to: number } & Ends<string>

export type Scale = {
  asked: { look: ScaleLook; from: number; to: number } & Ends<string | null>
  key: Record<string, never>
  /** The step alone: a bare number is an option of a single choice. */
  given: readonly [number]
  /** How often each step was chosen, from the first. */
  tally: OptionTally
  draft: ScaleDraft
  unscored: true
}

const ENDS = ['low', 'middle', 'high'] as const

/** The steps of a scale, from the first. */
export const stepsOf = ({ from, to }: Pick<Scale['asked'], 'from' | 'to'>): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** What a look makes of a scale: symbols are counted from one, and what recommends has steps of its own. */
export const asLook = (draft: ScaleDraft, look: ScaleLook): ScaleDraft => {
  if (look === 'nps') return { ...draft, look, from: 0, to: MOST_STEP }
  return { ...draft, look, from: look === 'numbers' ? draft.from : 1 }
}

/** A step that there is, by itself in a list. */
export const fits = ({ from, to }: Scale['asked'], given: Value): given is readonly [number] => {
  const [step, ...others]: readonly (Value | null)[] = Array.isArray(given) ? given : []
  return typeof step === 'number' && Number.isInteger(step) && step >= from && step <= to && others.length === 0
}

const choices = (question: Pick<Scale['asked'], 'from' | 'to'>): Choice[] =>
  stepsOf(question).map((step) => ({ value: step, text: String(step) }))

const sumOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0)

/** The step in the middle of all that were chosen; between two, the middle of both. Of none, null. */
const medianOf = (chosen: Counts, from: number): number | null => {
  const all = sumOf(chosen)
  const stepAt = (place: number): number => from + placeHolding(chosen, place)
  return all === 0 ? null : (stepAt(Math.floor((all - 1) / 2)) + stepAt(Math.floor(all / 2))) / 2
}

/** The mean and the median of what was chosen; null of nothing. */
export const centreOf = (chosen: Counts, from: number): { mean: number; median: number } | null => {
  const median = medianOf(chosen, from)
  const sum = chosen.reduce((total, count, at) => total + count * (from + at), 0)
  return median === null ? null : { mean: sum / sumOf(chosen), median }
}

/** In whole people; `score` is from -100 to 100, null of nobody. */
export type Recommending = { promoters: number; passives: number; detractors: number; score: number | null }

/**
 * The net promoter score of a scale from 0 to 10: the percent of promoters (9 and 10) less that of detractors (0 to 6).
 * After F. F. Reichheld, "The One Number You Need to Grow", Harvard Business Review, December 2003.
 */
export const recommendingIn = (chosen: Counts): Recommending => {
  const [detractors, passives, promoters] = [chosen.slice(0, 7), chosen.slice(7, 9), chosen.slice(9)].map(sumOf)
  const [against = 0, between = 0, forIt = 0] = [detractors, passives, promoters]
  const all = against + between + forIt
  const score = all === 0 ? null : (100 * (forIt - against)) / all
  return { promoters: forIt, passives: between, detractors: against, score }
}

const isWhole = ({ look, from, to }: { look: ScaleLook; from: number; to: number }): boolean =>
  look === 'nps' ? from === 0 && to === MOST_STEP : look === 'numbers' || from === 1

const steps = {
  look: z.enum(SCALE_LOOKS),
  from: z.int().check(z.gte(0), z.lte(1)),
  to: z.int().check(z.gte(FEWEST_UP_TO), z.lte(MOST_STEP)),
}
const words = () => z.nullable(requiredText(MAX_STEP_WORDS))

const kept = (text: string): string | null => keptText(text, MAX_STEP_WORDS) || null

const rule = (): Rule<Scale> => ({
  asked: z.object({ ...steps, low: words(), middle: words(), high: words() }).check(z.refine(isWhole)),
  key: z.strictObject({}),
  fits,
  credit: () => null,
  right: () => null,
  meaning: { frame: ({ from, to }) => `${from}-${to}`, texts: ({ low, middle, high }) => [low, middle, high] },
  words: ({ to }, [step]) => `${step}/${to}`,
  choices,
  numbers: ({ from, to }) => ({ from, to }),
  tally: {
    schema: optionTally(),
    empty: (asked) => ({ chosen: noCounts(stepsOf(asked).length) }),
    add: ({ chosen }, { asked, given: [step] }, by) => ({ chosen: counted(chosen, step - asked.from, by) }),
    merge: mergedOptions,
  },
  draft: {
    schema: z.object({ ...steps, low: z.string(), middle: z.string(), high: z.string() }).check(z.refine(isWhole)),
    empty: () => ({ look: 'stars', from: 1, to: 5, low: '', middle: '', high: '' }),
    gaps: (draft): Gap[] =>
      ENDS.flatMap((field) =>
        excessOf(draft[field], MAX_STEP_WORDS) > 0 ? [{ need: 'shorter', field } as const] : [],
      ),
    made: ({ low, middle, high, ...asked }) => ({
      asked: { ...asked, low: kept(low), middle: kept(middle), high: kept(high) },
      key: {},
    }),
    rewritten: ({ low, middle, high, ...asked }) => ({
      ...asked,
      low: low ?? '',
      middle: middle ?? '',
      high: high ?? '',
    }),
    isEmpty: (draft) => ENDS.every((end) => draft[end].trim() === ''),
  },
})

/** One step of a scale is chosen. Made in a function: a page that does not use it is built without it. */
export const scale = /* @__PURE__ */ rule()
