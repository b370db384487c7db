import * as z from 'zod/mini'
import { isFilled, keptText, requiredText, storableText } from '../text/text.ts'
import {
  type AskedBlank,
  type AskedPiece,
  type BlankGiven,
  type BlankKey,
  blankWords,
  isBlankRight,
} from './parts/blank.ts'
import { addToBlank, type BlankTally, mergedBlank, roomFor } from './parts/blank-tally.ts'
import { counts, noCounts } from './parts/counts.ts'
import {
  type Blank,
  MAX_BLANK_WEIGHT,
  MAX_BLANKS,
  MAX_PASSAGE_LENGTH,
  MAX_TYPED_LENGTH,
  MAX_VARIANTS,
  type PassagePiece,
  readPassage,
  writePassage,
} from './parts/fill-in-blanks-passage.ts'
import { movedBy } from './parts/places.ts'
import { PINNED_NOW, type Pinned, pinnedReaders, readersOf } from './parts/readers.ts'
import { lessTyped, nothingTyped, toldTyped, typedTally } from './parts/typed-tally.ts'
import type { Gap, Rule } from './rule.ts'
import type { Value } from './value.ts'

/** The passage as its author writes it, blanks in double brackets. */
export type FillInBlanksDraft = { passage: string }

export type FillInBlanks = {
  asked: { pieces: AskedPiece[] }
  key: { blanks: BlankKey[] } & Pinned
  /** One for each blank; null where nothing is filled in. */
  given: BlankGiven[]
  tally: { blanks: BlankTally[] }
  draft: FillInBlanksDraft
}

const isBlank = (piece: AskedPiece): piece is AskedBlank => typeof piece !== 'string'

export const blanksOf = ({ pieces }: FillInBlanks['asked']): AskedBlank[] => pieces.filter(isBlank)

const isRead = (piece: PassagePiece): piece is Blank => typeof piece !== 'string' && piece.kind !== 'fault'

/** As it is kept, which is how it is measured. */
export const keptPassage = (passage: string): string => keptText(passage, MAX_PASSAGE_LENGTH)

const gaps = ({ passage }: FillInBlanksDraft): Gap[] => {
  const field = 'passage'
  // What is too long may be without end: nothing looks at it further.
  if (keptPassage(passage).length > MAX_PASSAGE_LENGTH) return [{ need: 'shorter', field }]
  const blanks = readPassage(passage).filter((piece) => typeof piece !== 'string')
  if (blanks.length === 0) return [{ need: 'blank', field }]
  const found: Gap[] = blanks.flatMap((blank, at) => (blank.kind === 'fault' ? { need: blank.fault, field, at } : []))
  return blanks.length > MAX_BLANKS ? [...found, { need: 'fewer_blanks', field }] : found
}

const askedOf = (piece: string | Blank): AskedPiece => {
  if (typeof piece === 'string') return piece
  return piece.kind === 'choice' ? { kind: 'choice', options: piece.options } : { kind: piece.kind }
}

const keyOf = (blank: Blank): BlankKey => {
  if (blank.kind !== 'choice') return blank
  const { kind, correct, weight } = blank
  return { kind, correct, weight }
}

const made = ({ passage }: FillInBlanksDraft): Pick<FillInBlanks, 'asked' | 'key'> => {
  const pieces = readPassage(passage).filter((piece) => typeof piece === 'string' || isRead(piece))
  return { asked: { pieces: pieces.map(askedOf) }, key: { blanks: pieces.filter(isRead).map(keyOf), ...PINNED_NOW } }
}

/** With what is right in them. */
const wholePieces = (pieces: readonly AskedPiece[], blanks: readonly BlankKey[]): (string | Blank)[] => {
  const keys = blanks.values()
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return piece
    const { value: key } = keys.next()
    if (key === undefined) return []
    if (key.kind !== 'choice') return key
    return piece.kind === 'choice' ? { ...key, options: piece.options } : []
  })
}

const fitsBlank = (blank: AskedBlank, given: Value | null | undefined): boolean => {
  if (given === null) return true
  if (blank.kind !== 'choice') return typeof given === 'string' && isFilled(given) && given.length <= MAX_TYPED_LENGTH
  return typeof given === 'number' && Number.isInteger(given) && given >= 0 && given < blank.options.length
}

/** One entry for each blank, at least one of them filled in. */
export const fits = (asked: FillInBlanks['asked'], given: Value): given is BlankGiven[] => {
  if (!Array.isArray(given)) return false
  const blanks = blanksOf(asked)
  return (
    given.length === blanks.length &&
    given.some((each) => each !== null) &&
    blanks.every((blank, at) => fitsBlank(blank, given[at]))
  )
}

const credit: Rule<FillInBlanks>['credit'] = ({ blanks, ...key }, given) => {
  const readers = readersOf(key)
  const total = { hits: 0, misses: 0, of: 0 }
  for (const [at, blank] of blanks.entries()) {
    const filled = given[at] ?? null
    total.of += blank.weight
    if (filled !== null) total[isBlankRight(blank, filled, readers) ? 'hits' : 'misses'] += blank.weight
  }
  return total
}

const rightIn = (key: BlankKey): BlankGiven => {
  if (key.kind === 'choice') return key.correct
  return (key.kind === 'number' ? key.from : key.accepted[0]) ?? null
}

/** For each blank its choices, or the texts that were typed: 200 told in all, and five for every blank however many there are. */
const tally = (): Rule<FillInBlanks>['tally'] => ({
  schema: z.object({
    blanks: z.array(
      z.union([
        z.object({ ...typedTally().shape, kind: z.literal('typed') }),
        z.object({ kind: z.literal('choice'), chosen: counts() }),
      ]),
    ),
  }),
  empty: (asked) => ({
    blanks: blanksOf(asked).map((blank) =>
      blank.kind === 'choice'
        ? { kind: 'choice', chosen: noCounts(blank.options.length) }
        : { kind: 'typed', ...nothingTyped() },
    ),
  }),
  add: ({ blanks }, { key, given }, by) => ({
    blanks: blanks.map((blank, at) => {
      const blankKey = key.blanks[at]
      return blankKey
        ? addToBlank(blank, blankKey, {
            ...{ given: given[at] ?? null, readers: readersOf(key), by },
            most: roomFor(blanks).counted,
          })
        : blank
    }),
  }),
  merge: (one, other) => ({
    blanks: one.blanks.map((blank, at) => {
      const same = other.blanks[at]
      return same ? mergedBlank(blank, same, roomFor(one.blanks).counted) : blank
    }),
  }),
  lessened: ({ blanks }) => ({
    blanks: blanks.map((blank) => (blank.kind === 'typed' ? { ...blank, ...lessTyped(blank) } : blank)),
  }),
  told: ({ blanks }) => ({
    blanks: blanks.map((blank) =>
      blank.kind === 'typed' ? { ...blank, ...toldTyped(blank, roomFor(blanks).told) } : blank,
    ),
  }),
})

const passagePart = () =>
  storableText(MAX_PASSAGE_LENGTH).check(
    z.minLength(1),
    z.overwrite((value) => value.normalize('NFC')),
  )

const blankText = () => requiredText(MAX_TYPED_LENGTH)

const askedBlank = () =>
  z.union([
    z.object({ kind: z.literal('text') }),
    z.object({ kind: z.literal('number') }),
    z.object({
      kind: z.literal('choice'),
      options: z.array(blankText()).check(z.minLength(2), z.maxLength(MAX_VARIANTS)),
    }),
  ])

const blankKey = () => {
  const weight = z.int().check(z.gte(1), z.lte(MAX_BLANK_WEIGHT))
  const exact = z.string().check(z.maxLength(MAX_TYPED_LENGTH), z.regex(/^-?\d+(\.\d+)?$/))
  return z.union([
    z.object({
      kind: z.literal('text'),
      accepted: z.array(blankText()).check(z.minLength(1), z.maxLength(MAX_VARIANTS)),
      weight,
    }),
    z.object({ kind: z.literal('number'), from: exact, to: exact, weight }),
    z.object({ kind: z.literal('choice'), correct: z.int().check(z.nonnegative()), weight }),
  ])
}

const wholeKey = () =>
  z.object({
    blanks: z.array(blankKey()).check(z.minLength(1), z.maxLength(MAX_BLANKS)),
    readers: pinnedReaders(),
  })

const GAP = '____'

/** With a gap for each blank, and what can be chosen there. */
const withGaps = (passage: string): string =>
  readPassage(passage)
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return 'options' in piece ? `${GAP} (${piece.options.join(' / ')})` : GAP
    })
    .join('')

const rule = (): Rule<FillInBlanks> => ({
  asked: z.object({
    pieces: z.array(z.union([passagePart(), askedBlank()])).check(
      z.maxLength(2 * MAX_BLANKS + 1),
      z.refine((pieces) => pieces.some(isBlank), 'required'),
    ),
  }),
  key: wholeKey(),
  fits,
  credit,
  right: ({ blanks }) => blanks.map(rightIn),
  meaning: {
    frame: (asked) =>
      blanksOf(asked)
        .map(({ kind }) => kind)
        .join(),
    texts: ({ pieces }) => pieces.filter((piece) => typeof piece === 'string'),
    choices: (asked) => blanksOf(asked).flatMap((blank) => (blank.kind === 'choice' ? [blank.options] : [])),
    joined: (now, _former, choices) => {
      const lists = choices.values()
      const pieces = now.pieces.map((piece) =>
        isBlank(piece) && piece.kind === 'choice' ? { ...piece, options: lists.next().value ?? piece.options } : piece,
      )
      return { pieces }
    },
    moved: (given, moves, asked) => {
      const lists = moves.values()
      const moved = blanksOf(asked).map(({ kind }) => (kind === 'choice' ? lists.next().value : undefined))
      return given.map((part, at) => (typeof part === 'number' ? movedBy(moved[at], part) : part))
    },
    keyMoved: ({ blanks, ...key }, moves) => {
      const lists = moves.values()
      return {
        blanks: blanks.map((blank) =>
          blank.kind === 'choice' ? { ...blank, correct: movedBy(lists.next().value, blank.correct) } : blank,
        ),
        ...key,
      }
    },
  },
  ownWords: {},
  words: (asked, given) =>
    blanksOf(asked)
      .map((blank, at) => blankWords(blank, given[at] ?? null) ?? '–')
      .join('; '),
  tally: tally(),
  draft: {
    schema: z.object({ passage: z.string() }),
    empty: () => ({ passage: '' }),
    gaps,
    made,
    rewritten: ({ pieces }, { blanks }) => ({ passage: writePassage(wholePieces(pieces, blanks)) }),
    asOpinion: ({ passage }) => ({
      ...{ kind: 'comment', draft: { expects: 'text' }, prompt: withGaps(passage) },
      leaves: withGaps(passage) !== passage,
    }),
    isEmpty: ({ passage }) => !isFilled(passage),
  },
})

/** A passage with blanks to fill in. Made in a function: a page that does not use it is built without it. */
export const fillInBlanks = /* @__PURE__ */ rule()
