// @ts-expect-error: the web is compiled without Node's types; this test reads the file as it is, before any tool does.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Scheme = 'light' | 'dark'

function tokensOf(css: string): Map<string, Record<Scheme, string>> {
  const found = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const theme: string = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const tokens = tokensOf(theme)

function colour(name: string, scheme: Scheme): string {
  const value = tokens.get(name)?.[scheme]
  if (!value) throw new Error(`--${name} is not a light-dark() pair of colours in theme.css`)
  return value
}

const grounds = ['paper', 'surface', 'surface-raised', 'surface-sunken']
const onEach = (text: string, ...more: string[]) => [...grounds, ...more].map((ground) => [text, ground])

const textPairs = [
  ...onEach('ink', 'brand-soft', 'accent-soft', 'wrong-soft', 'right-soft', 'review-soft'),
  ...onEach('ink-soft', 'wrong-soft'),
  ...onEach('brand', 'brand-soft'),
  ...onEach('right', 'right-soft'),
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
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(7)
  })

  it.each(signPairs)('--%s can be seen on --%s: at least 3:1', (sign = '', ground = '') => {
    expect(contrast(colour(sign, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3)
  })
})

describe('on a floor, which is dark in both themes', () => {
  it.each(['focus', 'accent', 'brand', 'line-strong'])('--%s of the dark theme can be seen: at least 3:1', (sign) => {
    expect(contrast(colour(sign, 'dark'), colour('floor', 'dark'))).toBeGreaterThanOrEqual(3)
  })
})
