import * as z from 'zod/mini'
import { excessOf, isFilled, keptText } from '../text/text.ts'
import { type Checks, EXPECTED, type Expected, faultIn, isDate, isTime, ONLY } from './parts/comment-checks.ts'
import { count, placeHolding } from './parts/counts.ts'
import {
  compareDecimals,
  type Decimal,
  decimalIn,
  decimalText,
  middleOf,
  sumOf,
  writtenDecimal,
} from './parts/decimal.ts'
import { likenessOf } from './parts/likeness.ts'
import { type NumberColumn, numberColumn, numberColumns } from './parts/number-columns.ts'
import {
  countedNumber,
  isExact,
  lessNumbers,
  mergedNumbers,
  type NumberCounts,
  noNumbers,
  numberCounts,
  withNumber,
} from './parts/number-counts.ts'
import { FIRST_READERS } from './parts/readers.ts'
import {
  commonest,
  lessTyped,
  mergedTyped,
  nothingTyped,
  type TypedTally,
  toldTyped,
  typedTally,
  withAllTyped,
  withTyped,
} from './parts/typed-tally.ts'
import { wordKey, wordsOf } from './parts/words-of.ts'
import type { Gap, Rule } from './rule.ts'
import type { Value } from './value.ts'

/** In characters: of a few paragraphs, and of one line. */
const MAX_TEXT = 2_000
const MAX_LINE = 300
const MAX_BOUND = 30
const MAX_DECIMALS = 10
/** As many different words are counted by themselves. */
const MOST_WORDS = 20_000
/** As many of the words are told. */
const WORDS_TOLD = 120

export const lengthOf = (expects: Expected): number => (expects === 'text' ? MAX_TEXT : MAX_LINE)

/** `from` and `to` as they are typed. */
export type CommentDraft = Omit<Checks, 'from' | 'to'> & { from: string; to: string }

export type CommentTally = {
  /** What was written, where it is short. */
  typed: TypedTally
  /** The words of what was written, each once in each answer, as they are written; told, those that are the same are one. */
  words: TypedTally
  /** How many were numbers, and what they come to together, as it is written. */
  numbers: number
  sum: string
  /** Each of them, as far as they can be told apart. */
  counts: NumberCounts
  /** How the numbers lie, as pages are told it instead of `counts`. */
  spread?: Spread | undefined
}

export type Comment = {
  asked: Checks
  key: Record<string, never>
  given: string
  tally: CommentTally
  draft: CommentDraft
  unscored: true
}

/** Whether the answer says how to reach whoever gave it. */
const tellsWho = ({ expects }: Pick<Comment['asked'], 'expects'>): boolean => expects === 'email' || expects === 'phone'

/** A text with something in it and nothing around it. What is not what was asked for is kept as well: it is only not whole. */
export const fits = ({ expects }: Comment['asked'], given: Value): given is string =>
  typeof given === 'string' && given !== '' && given.length <= lengthOf(expects) && given === given.trim()

/** As it is stored. */
export const storedComment = (text: string): string => keptText(text, MAX_TEXT)

const NO_NUMBER: Decimal = { sign: 0, digits: '', magnitude: 0 }

const signed = (number: Decimal, by: 1 | -1): Decimal =>
  by === 1 || number.sign === 0 ? number : { ...number, sign: number.sign === 1 ? -1 : 1 }

const summed = (sum: string, number: Decimal): string => decimalText(sumOf(decimalIn(sum) ?? NO_NUMBER, number))

const isRight = () => false

const withWords = (tally: TypedTally, words: readonly string[], by: 1 | -1): TypedTally =>
  withAllTyped(
    tally,
    words.map((text) => ({ text, isRight })),
    { by, most: MOST_WORDS },
  )

const added = (tally: CommentTally, { asked, given }: Pick<Comment, 'asked' | 'given'>, by: 1 | -1): CommentTally => {
  const number = asked.expects === 'number' ? countedNumber(given) : null
  const text = number
    ? decimalText(number)
    : likenessOf(given, { caseMatters: false, accentsMatter: true }, FIRST_READERS)
  const hasWords = asked.expects === 'line' || asked.expects === 'text'
  return {
    typed: withTyped(tally.typed, { text, as: number ? text : given, isRight }, { by }),
    words: hasWords ? withWords(tally.words, wordsOf(given, asked.expects === 'line'), by) : tally.words,
    numbers: tally.numbers + (number ? by : 0),
    sum: number ? summed(tally.sum, signed(number, by)) : tally.sum,
    counts: number ? withNumber(tally.counts, number, by) : tally.counts,
  }
}

/** Texts of decimals. `median`, `least` and `most` are null where there were too many different numbers to tell. */
export type Figures = { mean: number; median: string | null; least: string | null; most: string | null }

const figure = () => z.nullable(z.string())
const spread = () => z.object({ median: figure(), least: figure(), most: figure(), columns: z.array(numberColumn()) })
type Spread = z.infer<ReturnType<typeof spread>>

/** What the numbers come to; null where none was given. */
export const figuresIn = ({ numbers, sum, counts, spread }: CommentTally): Figures | null => {
  if (numbers === 0) return null
  const mean = Number(sum) / numbers
  if (spread) return { mean, median: spread.median, least: spread.least, most: spread.most }
  if (!isExact(counts)) return { mean, median: null, least: null, most: null }
  const named = counts.named
    .map(({ text, count: times }) => ({ text, value: Number(text), times }))
    .sort((one, other) => one.value - other.value)
  const times = named.map((each) => each.times)
  const at = (place: number): Decimal => writtenDecimal(named[placeHolding(times, place)]?.text ?? '0')
  const median = middleOf(at(Math.floor((numbers - 1) / 2)), at(Math.floor(numbers / 2)))
  return { mean, median: decimalText(median), least: decimalText(at(0)), most: decimalText(at(numbers - 1)) }
}

/** How the numbers lie. */
export const columnsIn = ({ counts, spread }: CommentTally): NumberColumn[] =>
  spread ? spread.columns : numberColumns(counts)

/** Words that are the same, each as most have written it. */
const sameWords = (words: TypedTally): TypedTally => {
  const same = new Map<string, { text: string; most: number; count: number }>()
  for (const { text, count: times } of words.named) {
    const key = wordKey(text)
    const known = same.get(key)
    const isMore = known === undefined || times >= known.most
    const shown = isMore ? { text, most: times } : { text: known.text, most: known.most }
    same.set(key, { ...shown, count: times + (known?.count ?? 0) })
  }
  const named = [...same.values()].map(({ text, count: times }) => ({ text, count: times, isRight: false }))
  return { ...words, named: named.sort((one, other) => (one.text < other.text ? -1 : 1)) }
}

/** The commonest words and texts, and what the numbers come to in place of each of them. */
const told = (tally: CommentTally): CommentTally => {
  const shown = { ...tally, words: commonest(sameWords(tally.words), WORDS_TOLD), typed: toldTyped(tally.typed) }
  const figures = figuresIn(tally)
  if (figures === null) return shown
  const { median, least, most } = figures
  return { ...shown, counts: noNumbers(), spread: { median, least, most, columns: columnsIn(tally) } }
}

const boundIn = (text: string): Decimal | null => (excessOf(text, MAX_BOUND) > 0 ? null : decimalIn(text))

const rangeGaps = ({ from, to }: CommentDraft): Gap[] => {
  const [least, most] = [boundIn(from), boundIn(to)]
  if (isFilled(from) && least === null) return [{ need: 'number', field: 'from' }]
  if (isFilled(to) && most === null) return [{ need: 'number', field: 'to' }]
  return least && most && compareDecimals(least, most) > 0 ? [{ need: 'range', field: 'to' }] : []
}

const MOMENTS: Partial<Record<Expected, (text: string) => boolean>> = { date: isDate, time: isTime }

const momentGaps = ({ from, to }: CommentDraft, isMoment: (text: string) => boolean): Gap[] => {
  if (isFilled(from) && !isMoment(from)) return [{ need: 'range', field: 'from' }]
  const isWrong = isFilled(to) && (!isMoment(to) || (isFilled(from) && from > to))
  return isWrong ? [{ need: 'range', field: 'to' }] : []
}

const lengthGaps = ({ expects, least, most }: CommentDraft): Gap[] => {
  const isIn = (length: number | null, from: number) =>
    length === null || (length >= from && length <= lengthOf(expects))
  if (!isIn(least, 1)) return [{ need: 'range', field: 'least' }]
  return isIn(most, least ?? 1) ? [] : [{ need: 'range', field: 'most' }]
}

const gaps = (draft: CommentDraft): Gap[] => {
  if (draft.expects === 'number') return rangeGaps(draft)
  const isMoment = MOMENTS[draft.expects]
  if (isMoment) return momentGaps(draft, isMoment)
  return draft.expects === 'line' || draft.expects === 'text' ? lengthGaps(draft) : []
}

const written = (expects: Expected, bound: string): string | null => {
  if (expects !== 'number') return MOMENTS[expects]?.(bound) ? bound : null
  const number = boundIn(bound)
  return number && decimalText(number)
}

const made = ({ expects, ...draft }: CommentDraft): Pick<Comment, 'asked' | 'key'> => {
  const [isNumber, isText] = [expects === 'number', expects === 'line' || expects === 'text']
  return {
    asked: {
      expects,
      least: isText ? draft.least : null,
      most: isText ? draft.most : null,
      only: expects === 'line' ? draft.only : null,
      from: written(expects, draft.from),
      to: written(expects, draft.to),
      decimals: isNumber ? draft.decimals : null,
    },
    key: {},
  }
}

const isBound = (text: string): boolean => decimalIn(text) !== null || isDate(text) || isTime(text)
const bound = () => z.nullable(z.string().check(z.maxLength(400), z.refine(isBound)))
const length = () => z.nullable(z.int().check(z.gte(1), z.lte(MAX_TEXT)))
const shared = {
  expects: z.enum(EXPECTED),
  only: z.nullable(z.enum(ONLY)),
  decimals: z.nullable(z.int().check(z.gte(0), z.lte(MAX_DECIMALS))),
}

const rule = (): Rule<Comment> => ({
  asked: z.object({ ...shared, least: length(), most: length(), from: bound(), to: bound() }),
  key: z.strictObject({}),
  meaning: {
    frame: ({ expects }) => (expects === 'line' ? 'text' : expects),
    joined: (now, former) => (former.expects === 'text' ? { ...now, expects: 'text' } : now),
  },
  fits,
  missing: (asked, given) => faultIn(given, asked) !== null,
  credit: () => null,
  right: () => null,
  words: (_asked, given) => given.replace(/\s+/g, ' ').slice(0, 200),
  numbers: () => null,
  ownWords: { isRead: () => true },
  tellsWho,
  tally: {
    schema: z.object({
      ...{ typed: typedTally(), words: typedTally(), numbers: count(), sum: z.string(), counts: numberCounts() },
      spread: z.optional(spread()),
    }),
    empty: () => ({ typed: nothingTyped(), words: nothingTyped(), numbers: 0, sum: '0', counts: noNumbers() }),
    add: added,
    merge: (one, other) => ({
      typed: mergedTyped(one.typed, other.typed),
      words: mergedTyped(one.words, other.words, MOST_WORDS),
      numbers: one.numbers + other.numbers,
      sum: summed(one.sum, decimalIn(other.sum) ?? NO_NUMBER),
      counts: mergedNumbers(one.counts, other.counts),
    }),
    lessened: ({ typed, words, counts, ...sums }) => ({
      ...sums,
      typed: lessTyped(typed),
      words: lessTyped(words),
      counts: lessNumbers(counts),
    }),
    told,
    shared: (tally, { expects }) => (expects === 'number' ? tally : null),
  },
  draft: {
    schema: z.object({
      ...shared,
      least: z.nullable(z.int()),
      most: z.nullable(z.int()),
      from: z.string(),
      to: z.string(),
    }),
    empty: () => ({ expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null }),
    gaps,
    made,
    rewritten: ({ from, to, ...asked }) => ({ ...asked, from: from ?? '', to: to ?? '' }),
    isEmpty: ({ least, most, from, to }) => least === null && most === null && !isFilled(from + to),
  },
})

/** Something is written, which may have to be of a kind. Made in a function: a page that does not use it is built without it. */
export const comment = /* @__PURE__ */ rule()
