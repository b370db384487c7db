import { BLACK, type Hex, hexOf, type Rgb, rgbOf, WHITE } from './hex.ts'

/** Lightness 0 (black) to 1 (white), chroma from 0 (grey; sRGB has up to 0.33), hue in radians, -π to π; of a grey any. */
export type Oklch = { lightness: number; chroma: number; hue: number }

/** Channels of sRGB without their gamma, 0 to 1 within the gamut. https://www.w3.org/TR/css-color-4/#color-conversion-code */
export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

export const toEncoded = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** Björn Ottosson, A perceptual color space for image processing: https://bottosson.github.io/posts/oklab/ */
export function oklchOf(hex: Hex): Oklch {
  const [red, green, blue] = rgbOf(hex)
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const greenToRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blueToYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(greenToRed, blueToYellow),
    hue: Math.atan2(blueToYellow, greenToRed),
  }
}

/** Channels are linear, and outside 0 to 1 where sRGB has no such colour. */
function linearOf({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Rounding moves colours on the gamut's surface by this much, of 1. */
const ROUNDING = 1e-5

const isShown = (rgb: Rgb) => rgb.every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING)

/** Halvings of the chroma: what is left, of 0.4, is less than a step of a channel. */
const HALVINGS = 14

/**
 * The colour of sRGB with this lightness and hue and the chroma nearest to this one: that of the gamut's surface where
 * sRGB has none with so much. https://www.w3.org/TR/css-color-4/#binsearch, without clipping what is all but inside: that
 * would move lightness.
 */
export function hexOfOklch(colour: Oklch): Hex {
  if (colour.lightness >= 1) return WHITE
  if (colour.lightness <= 0) return BLACK
  let shown = linearOf(colour)
  if (isShown(shown)) return encoded(shown)
  let [least, most] = [0, colour.chroma]
  shown = linearOf({ ...colour, chroma: 0 })
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const chroma = (least + most) / 2
    const tried = linearOf({ ...colour, chroma })
    if (isShown(tried)) [least, shown] = [chroma, tried]
    else most = chroma
  }
  return encoded(shown)
}

const encoded = ([red, green, blue]: Rgb): Hex => hexOf([toEncoded(red), toEncoded(green), toEncoded(blue)])
