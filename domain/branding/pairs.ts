import { type BrandToken, SCHEMES, type Scheme } from './brand-tokens.ts'
import { type Hex, hexOf } from './hex.ts'

const both = (light: number, dark: number): Record<Scheme, Hex> => ({ light: ofNumber(light), dark: ofNumber(dark) })
const ofNumber = (all: number): Hex => hexOf([(all >> 16) / 255, ((all >> 8) & 255) / 255, (all & 255) / 255])

/** The colours of the product's theme that brands leave as they are and stand on or under. A test holds them to `theme.css`. */
export const FIXED = {
  surface: both(0xffffff, 0x181b3a),
  'surface-raised': both(0xffffff, 0x20244a),
  'surface-sunken': both(0xf3f2ec, 0x0b0d20),
  line: both(0xe3e1da, 0x2d315a),
  ink: both(0x171a3d, 0xf1f0ea),
  'ink-soft': both(0x464a6b, 0xbdc0dc),
  'line-strong': both(0x7d7f98, 0x8389bb),
  focus: both(0x2b3fd0, 0xffd467),
  right: both(0x0b5c34, 0x7fe0a8),
  'right-soft': both(0xe3f3e8, 0x14372d),
  wrong: both(0x8f1a1a, 0xffb0a8),
  'wrong-soft': both(0xfcecea, 0x45202f),
  review: both(0x5b2e9e, 0xc9b3ff),
} as const

/** The page where a brand does not colour it. */
export const USUAL_PAPER = both(0xfbfaf6, 0x101229)

/** The colours of the product's theme that a brand with a background alone goes by. A test holds them to `theme.css`. */
export const USUAL_BRAND = {
  first: ofNumber(0x232a6e),
  second: ofNumber(0xffc21a),
  /** What is read on a floor. */
  onFloor: [ofNumber(0xf6f4ec), ofNumber(0xc9cdf0), ofNumber(0xb3baff), ofNumber(0xffc83d)],
}
export type FixedToken = keyof typeof FIXED

type Token = BrandToken | FixedToken
/** What is seen, what it is seen on, and the least ratio: 7 where it is read, 3 where it is a shape, an edge or a sign. */
export type Pair = { over: Token; under: Token; least: 3 | 7; in: readonly Scheme[] }

const pairs = (overs: readonly Token[], unders: readonly Token[], least: 3 | 7) =>
  overs.flatMap((over) => unders.map((under): Pair => ({ over, under, least, in: SCHEMES })))

const inTheDark = (all: readonly Pair[]) => all.map((pair): Pair => ({ ...pair, in: ['dark'] }))

const GROUNDS = ['paper', 'surface', 'surface-raised', 'surface-sunken'] as const
const SOFT = ['brand-soft', 'accent-soft'] as const

/**
 * Every pair with a colour of a brand in it that screens show. Hovered and pressed buttons are made of the same: a quiet one
 * gets `brand-soft` below `brand`, a secondary one below `ink`, a primary one a stripe of `on-accent`.
 */
export const PAIRS: readonly Pair[] = [
  ...pairs(['ink', 'ink-soft', 'right', 'wrong', 'review'], ['paper'], 7),
  ...pairs(['focus', 'line-strong'], ['paper'], 3),
  ...pairs(['brand'], [...GROUNDS, ...SOFT], 7),
  // What is pressed in an answer with its verdict.
  ...pairs(['brand'], ['right-soft', 'wrong-soft'], 7),
  ...pairs(['brand'], ['line'], 3),
  ...pairs(['on-brand'], ['brand'], 7),
  ...pairs(['on-accent'], ['accent'], 7),
  ...pairs(['accent-edge'], [...GROUNDS, 'accent-soft'], 3),
  ...pairs(['ink', 'ink-soft'], SOFT, 7),
  // Rows of a table that are pointed at, and chosen options with their verdict.
  ...pairs(['right', 'wrong'], ['brand-soft'], 7),
  ...pairs(['focus', 'line-strong'], SOFT, 3),
  ...pairs(['on-floor', 'on-floor-soft'], ['floor'], 7),
  // What lies on a floor has the dark theme's colours, also where the rest of the page is light.
  ...inTheDark(pairs(['ink', 'ink-soft', 'brand', 'accent'], ['floor'], 7)),
  ...inTheDark(pairs(['focus', 'line-strong'], ['floor'], 3)),
]
