// @ts-expect-error: the web is compiled without Node's types; this test reads the file as it is, before any tool does.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BRAND_TOKENS, type Scheme } from '#domain/branding/brand-tokens.ts'
import { contrastOf } from '#domain/branding/contrast.ts'
import type { Hex } from '#domain/branding/hex.ts'
import { FIXED, PAIRS, USUAL_BRAND, USUAL_PAPER } from '#domain/branding/pairs.ts'
import { parseColour } from '#domain/branding/parse-colour.ts'

function tokensOf(css: string): Map<string, Record<Scheme, string>> {
  const found = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
}

const theme: string = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const tokens = tokensOf(theme)

function colour(name: string, scheme: Scheme): Hex {
  const value = parseColour(tokens.get(name)?.[scheme] ?? '')
  if (!value.ok) throw new Error(`--${name} is not a light-dark() pair of colours in theme.css`)
  return value.value
}

const grounds = ['paper', 'surface', 'surface-raised', 'surface-sunken']
const onEach = (text: string, ...more: string[]) => [...grounds, ...more].map((ground) => [text, ground])

const textPairs = [
  ...onEach('ink', 'brand-soft', 'accent-soft', 'wrong-soft', 'right-soft', 'review-soft'),
  ...onEach('ink-soft', 'wrong-soft'),
  ...onEach('brand', 'brand-soft'),
  ...onEach('right', 'right-soft', 'wrong-soft'),
  ...onEach('wrong', 'wrong-soft'),
  ...onEach('review', 'review-soft'),
  ...['accent', 'brand', 'floor', 'answered', 'unanswered', 'unvisited', 'review', 'right', 'wrong'].map((ground) => [
    `on-${ground}`,
    ground,
  ]),
  ['on-floor-soft', 'floor'],
  ['on-accent', 'accent'],
]

const signPairs = [...onEach('line-strong'), ...onEach('accent-edge'), ...onEach('focus', 'brand-soft')]

describe.each<Scheme>(['light', 'dark'])('in the %s theme', (scheme) => {
  it.each(textPairs)('--%s can be read on --%s: at least 7:1', (text = '', ground = '') => {
    expect(contrastOf(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(7)
  })

  it.each(signPairs)('--%s can be seen on --%s: at least 3:1', (sign = '', ground = '') => {
    expect(contrastOf(colour(sign, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3)
  })
})

describe.each<Scheme>(['light', 'dark'])('what brands leave as it is, in the %s theme', (scheme) => {
  it.each(Object.entries({ ...FIXED, paper: USUAL_PAPER }))(
    'is --%s as the rules of brands have it',
    (name, { [scheme]: fixed }) => expect(fixed).toBe(colour(name, scheme)),
  )

  it.each(PAIRS.filter((pair) => pair.in.includes(scheme)))(
    'the product is held to what brands are: --$over on --$under, at least $least:1',
    ({ over, under, least }) =>
      expect(contrastOf(colour(over, scheme), colour(under, scheme))).toBeGreaterThanOrEqual(least),
  )
})

describe('on a floor, which is dark in both themes', () => {
  it.each(['focus', 'accent', 'brand', 'line-strong'])('--%s of the dark theme can be seen: at least 3:1', (sign) => {
    expect(contrastOf(colour(sign, 'dark'), colour('floor', 'dark'))).toBeGreaterThanOrEqual(3)
  })
})

describe('what brands colour', () => {
  it('is all that branded.css takes from a brand', () => {
    const css: string = readFileSync(new URL('./branded.css', import.meta.url), 'utf8')
    const declared = [...css.matchAll(/^ {2}(--.*)$/gm)].map(([, declaration]) => declaration)
    const taken = BRAND_TOKENS.map((token) => `--${token}: light-dark(var(--${token}-light), var(--${token}-dark));`)
    expect(declared).toEqual(taken)
  })

  it('goes by the product’s own colours where a brand has a background alone', () => {
    const onFloor = (['on-floor', 'on-floor-soft', 'brand', 'accent'] as const).map((token) => colour(token, 'dark'))
    expect(USUAL_BRAND).toEqual({ first: colour('brand', 'light'), second: colour('accent', 'light'), onFloor })
  })
})
