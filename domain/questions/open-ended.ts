import * as z from 'zod/mini'
import { excessOf, isFilled, requiredText } from '../text/text.ts'
import { count } from './parts/counts.ts'
import { pointField } from './parts/field-names.ts'
import type { Gap, RubricPoint, Rule } from './rule.ts'
import { storedText } from './short-answer.ts'
import { isShortEnough, type Value } from './value.ts'

export const MAX_RUBRIC = 20
/** What one point of a rubric may weigh beside the others. */
export const MAX_WEIGHT = 100
export const MAX_RUBRIC_LENGTH = 500
export const MAX_MODEL_LENGTH = 10_000
/** How many words may be asked for. */
export const MAX_WORDS = 10_000

/** A point without a text does not count; one without a weight weighs 1. */
export type RubricDraft = { text: string; weight: number | null }

/** `least` and `most`: about how many words are asked for; null: nothing is said. */
export type OpenEndedDraft = { least: number | null; most: number | null; rubric: RubricDraft[]; model: string }

export type OpenEnded = {
  /** A hint, which nobody enforces. */
  asked: { words: { least: number | null; most: number | null } | null }
  key: { rubric: RubricPoint[]; model: string | null }
  given: string
  /** How many have answered, and how many words they wrote together. */
  tally: { answers: number; words: number }
  draft: OpenEndedDraft
  byHand: true
}

export const weightField = (at: number): string => `weight-${at}`

const isWithin = (count: number | null, limit: number): boolean => count === null || (count >= 1 && count <= limit)

const lengthGaps = ({ least, most }: OpenEndedDraft): Gap[] => {
  if (!isWithin(least, MAX_WORDS)) return [{ need: 'words', field: 'words-least' }]
  if (!isWithin(most, MAX_WORDS) || (least !== null && most !== null && least > most))
    return [{ need: 'words', field: 'words-most' }]
  return []
}

const isTooLong = (model: string): boolean =>
  excessOf(storedText(model), MAX_MODEL_LENGTH) > 0 || !isShortEnough(storedText(model))

const gaps = (draft: OpenEndedDraft): Gap[] => {
  const found = lengthGaps(draft)
  const { rubric, model } = draft
  const tooLong = rubric.findIndex(({ text }) => excessOf(storedText(text), MAX_RUBRIC_LENGTH) > 0)
  if (tooLong >= 0) found.push({ need: 'shorter', field: pointField(tooLong) })
  const unweighed = rubric.findIndex(({ text, weight }) => isFilled(text) && !isWithin(weight, MAX_WEIGHT))
  if (unweighed >= 0) found.push({ need: 'weight', field: weightField(unweighed) })
  if (rubric.filter(({ text }) => isFilled(text)).length > MAX_RUBRIC)
    found.push({ need: 'fewer_points', field: pointField(rubric.length - 1) })
  if (isTooLong(model)) found.push({ need: 'shorter', field: 'model' })
  return found
}

/** A text with something in it and nothing around it. */
export const fits = (_asked: OpenEnded['asked'], given: Value): given is string =>
  typeof given === 'string' && given !== '' && given === given.trim() && isShortEnough(given)

/** Words as people count them: what stands between spaces. */
export const wordsIn = (text: string): number => (isFilled(text) ? text.trim().split(/\s+/).length : 0)

/** Of an answer in one line, in characters. */
const MAX_LINE = 200

const inOneLine = (text: string): string => {
  const line = [...text.slice(0, 4 * MAX_LINE).replace(/\s+/g, ' ')]
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE).join('')}…` : line.join('')
}

const wordCount = () => z.nullable(z.int().check(z.gte(1), z.lte(MAX_WORDS)))

const rule = (): Rule<OpenEnded> => ({
  asked: z.object({ words: z.nullable(z.object({ least: wordCount(), most: wordCount() })) }),
  key: z.object({
    rubric: z
      .array(z.object({ text: requiredText(MAX_RUBRIC_LENGTH), weight: z.int().check(z.gte(1), z.lte(MAX_WEIGHT)) }))
      .check(z.maxLength(MAX_RUBRIC)),
    model: z.nullable(requiredText(MAX_MODEL_LENGTH).check(z.refine(isShortEnough, 'too_long'))),
  }),
  fits,
  credit: () => 'by_hand',
  rubric: ({ rubric }) => rubric,
  right: ({ model }) => model,
  words: (_asked, given) => inOneLine(given),
  ownWords: { isRead: () => true },
  analysis: { guesses: () => 0 },
  tally: {
    schema: z.object({ answers: count(), words: count() }),
    empty: () => ({ answers: 0, words: 0 }),
    add: ({ answers, words }, { given }, by) => ({ answers: answers + by, words: words + by * wordsIn(given) }),
    merge: (one, other) => ({ answers: one.answers + other.answers, words: one.words + other.words }),
  },
  draft: {
    schema: z.object({
      least: z.nullable(z.int()),
      most: z.nullable(z.int()),
      rubric: z.array(z.object({ text: z.string(), weight: z.nullable(z.int()) })),
      model: z.string(),
    }),
    empty: () => ({ least: null, most: null, rubric: [{ text: '', weight: null }], model: '' }),
    gaps,
    made: ({ least, most, rubric, model }) => ({
      asked: { words: least === null && most === null ? null : { least, most } },
      key: {
        rubric: rubric
          .filter(({ text }) => isFilled(text))
          .map(({ text, weight }) => ({ text: storedText(text), weight: weight ?? 1 })),
        model: isFilled(model) ? storedText(model) : null,
      },
    }),
    rewritten: ({ words }, { rubric, model }) => ({
      least: words?.least ?? null,
      most: words?.most ?? null,
      rubric: rubric.length > 0 ? rubric.map((point) => ({ ...point })) : [{ text: '', weight: null }],
      model: model ?? '',
    }),
    asOpinion: ({ rubric, model }) => ({
      kind: 'comment',
      draft: { expects: 'text' },
      leaves: rubric.length > 0 || isFilled(model),
    }),
    isEmpty: ({ least, most, rubric, model }) =>
      least === null && most === null && !isFilled(model) && !rubric.some(({ text }) => isFilled(text)),
  },
})

/** A text of any length, which a person marks. Made in a function: a page that does not use it is built without it. */
export const openEnded = /* @__PURE__ */ rule()
