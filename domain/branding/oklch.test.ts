import { clampChroma, converter, wcagContrast, wcagLuminance } from 'culori'
import { expect, it } from 'vitest'
import { contrastOf, luminanceOf } from './contrast.ts'
import { BLACK, type Hex, hexOf, rgbOf, WHITE } from './hex.ts'
import { hexOfOklch, oklchOf } from './oklch.ts'

const STEPS = Array.from({ length: 16 }, (_, step) => step / 15)
const COLOURS: Hex[] = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => hexOf([red, green, blue]))))
const TURN = 360
const toOklch = converter('oklch')
const toRgb = converter('rgb')

const inDegrees = (hue: number) => ((hue * 180) / Math.PI + TURN) % TURN
/** The shorter way around. */
const between = (one: number, other: number) => Math.abs(((one - other + TURN * 1.5) % TURN) - TURN / 2)

it('is the OKLCH of culori within 1e-4, and hues within a hundredth of a degree', () => {
  const far = COLOURS.filter((hex) => {
    const [own, theirs] = [oklchOf(hex), toOklch(hex)]
    if (!theirs) return true
    const isSame =
      Math.abs(own.lightness - theirs.l) < 1e-4 &&
      Math.abs(own.chroma - theirs.c) < 1e-4 &&
      (theirs.c < 1e-3 || between(inDegrees(own.hue), theirs.h ?? 0) < 1e-2)
    return !isSame
  })
  expect(far).toEqual([])
})

it('comes back as the same colour', () => {
  expect(COLOURS.filter((hex) => hexOfOklch(oklchOf(hex)) !== hex)).toEqual([])
})

it('finds the nearest chroma that sRGB has, as culori does within one step of a channel', () => {
  const hues = Array.from({ length: 36 }, (_, tenth) => tenth * 10)
  const tried = hues.flatMap((h) => [0.1, 0.3, 0.5, 0.7, 0.9].map((l) => ({ mode: 'oklch' as const, l, c: 0.4, h })))
  const far = tried.filter((colour) => {
    const own = rgbOf(hexOfOklch({ lightness: colour.l, chroma: colour.c, hue: (colour.h * Math.PI) / 180 }))
    const { r, g, b } = toRgb(clampChroma(colour, 'oklch', 'rgb'))
    return [r, g, b].some((channel, at) => Math.abs(channel - (own[at] ?? Number.NaN)) * 255 > 1)
  })
  expect(far).toEqual([])
})

it.each([
  [1, WHITE],
  [7, WHITE],
  [0, BLACK],
  [-1, BLACK],
])('with a lightness of %d is %s, whatever its chroma', (lightness, hex) =>
  expect(hexOfOklch({ lightness, chroma: 0.3, hue: 1 })).toBe(hex),
)

const GREY = hexOf([0.5, 0.5, 0.5])

it('gives the luminance and the contrast of WCAG 2.2', () => {
  const far = COLOURS.filter(
    (hex) =>
      Math.abs(luminanceOf(hex) - wcagLuminance(hex)) > 1e-9 ||
      Math.abs(contrastOf(hex, GREY) - wcagContrast(hex, GREY)) > 1e-6,
  )
  expect(far).toEqual([])
  expect(contrastOf(BLACK, WHITE)).toBeCloseTo(21, 10)
  expect(contrastOf(WHITE, WHITE)).toBe(1)
})
