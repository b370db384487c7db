import { describe, expect, it } from 'vitest'
import { luminanceOf, ratioOf } from './contrast.ts'
import { BLACK, type Hex, hexOf, rgbOf, WHITE } from './hex.ts'
import { scrimFor } from './scrim.ts'

const GREY = hexOf([0.5, 0.5, 0.5])
const INK = hexOf([23 / 255, 26 / 255, 61 / 255])

it.each([
  ['white on white', WHITE, 1, 1, BLACK, 0.66],
  ['white on all there is', WHITE, 0, 1, BLACK, 0.66],
  ['white on black', WHITE, 0, 0, BLACK, 0],
  ['white on what is dark enough', WHITE, 0, 0.0999, BLACK, 0],
  ['white on what is hardly lighter', WHITE, 0, 0.11, BLACK, 0.06],
  ['black on all there is', BLACK, 0, 1, WHITE, 0.59],
  ['black on white', BLACK, 1, 1, WHITE, 0],
  ['ink on all there is', INK, 0, 1, WHITE, 0.67],
])('%s', (_, text, darkest, lightest, colour, opacity) =>
  expect(scrimFor(text, { darkest, lightest })).toEqual({ ok: true, value: { colour, opacity } }),
)

it.each([
  [-0.1, 1],
  [0, 1.1],
  [0.6, 0.5],
  [Number.NaN, 1],
  [0, Number.NaN],
  [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
])('is not made of %d to %d', (darkest, lightest) =>
  expect(scrimFor(WHITE, { darkest, lightest })).toEqual({ ok: false, code: 'out_of_range' }),
)

it('is not made for a text that nothing makes readable', () =>
  expect(scrimFor(GREY, { darkest: 0, lightest: 1 })).toEqual({ ok: false, code: 'out_of_reach' }))

const toByte = (channel: number) => Math.round(channel * 255) / 255

/** What a browser shows of a pixel below a scrim. */
function below(pixel: Hex, scrim: { colour: Hex; opacity: number }): Hex {
  const [opacity, over] = [toByte(scrim.opacity), rgbOf(scrim.colour)]
  const [red = 0, green = 0, blue = 0] = rgbOf(pixel).map(
    (channel, at) => channel * (1 - opacity) + (over[at] ?? 0) * opacity,
  )
  return hexOf([red, green, blue])
}

const STEPS = [0, 1, 32, 64, 96, 128, 160, 192, 224, 255].map((byte) => byte / 255)
const PIXELS = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => hexOf([red, green, blue]))))

describe.each([
  ['white', WHITE],
  ['black', BLACK],
  ['ink', INK],
])('below %s letters', (_, text) => {
  it('every pixel of a picture that is as dark or as light as this one gets 7:1', () => {
    const unread = PIXELS.filter((pixel) => {
      const own = luminanceOf(pixel)
      const scrim = scrimFor(text, { darkest: own, lightest: own })
      return !scrim.ok || ratioOf(luminanceOf(below(pixel, scrim.value)), luminanceOf(text)) < 7
    })
    expect(unread).toEqual([])
  })

  it('a lighter or darker picture never gets less', () => {
    const opacities = Array.from({ length: 101 }, (_, hundredth) => {
      const scrim = scrimFor(text, { darkest: hundredth / 100, lightest: hundredth / 100 })
      return scrim.ok ? scrim.value.opacity : Number.NaN
    })
    const sorted = opacities.toSorted((one, other) => (text === WHITE ? one - other : other - one))
    expect(opacities).toEqual(sorted)
  })
})
