import { type Hex, rgbOf } from './hex.ts'
import { toLinear } from './oklch.ts'

/** Relative luminance, 0 (black) to 1 (white): https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminanceOf(hex: Hex): number {
  const [red, green, blue] = rgbOf(hex)
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** The ratio, 1 to 21, of two relative luminances in any order: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The contrast ratio of two colours in any order, 1 to 21. */
export const contrastOf = (one: Hex, other: Hex): number => ratioOf(luminanceOf(one), luminanceOf(other))
