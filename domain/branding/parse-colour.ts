import { fail, ok, type Result } from '../result.ts'
import { type Hex, hexOf, type Rgb } from './hex.ts'

type ColourProblem = 'not_a_colour' | 'not_opaque'

/** Far above what any of the notations needs. */
const LONGEST = 64

const HEX = /^#?(?:([0-9a-f]{3})([0-9a-f])?|([0-9a-f]{6})([0-9a-f]{2})?)$/
const CALL = /^(rgb|hsl)a?\(\s*([^()]*?)\s*\)$/
/** Three values and perhaps an alpha, with commas as in CSS of old or with blanks and a slash. */
const WITH_COMMAS = /^([^\s,/]+)\s*,\s*([^\s,/]+)\s*,\s*([^\s,/]+)(?:\s*,\s*([^\s,/]+))?$/
const WITH_BLANKS = /^([^\s,/]+)\s+([^\s,/]+)\s+([^\s,/]+)(?:\s*\/\s*([^\s,/]+))?$/
const NUMBER = /^(?:\d{1,3}(?:\.\d{1,9})?|\.\d{1,9})$/

/** `text` as a number from 0 to `most`, after `unit`, or NaN. */
function within(text: string, most: number, unit = ''): number {
  if (!text.endsWith(unit)) return Number.NaN
  const digits = text.slice(0, text.length - unit.length)
  const value = NUMBER.test(digits) ? Number(digits) : Number.NaN
  return value <= most ? value : Number.NaN
}

const percent = (text: string) => within(text, 100, '%') / 100

function fromRgb(values: readonly string[]): Rgb {
  const read = values.every((value) => value.endsWith('%')) ? percent : (value: string) => within(value, 255) / 255
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = values.map(read)
  return [red, green, blue]
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function fromHsl([angle = '', saturated = '', light = '']: readonly string[]): Rgb {
  const hue = within(angle, 360, angle.endsWith('deg') ? 'deg' : '')
  const lightness = percent(light)
  const chroma = percent(saturated) * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const twelfth = (offset + hue / 30) % 12
    return lightness - chroma * Math.max(-1, Math.min(twelfth - 3, 9 - twelfth, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function made(rgb: Rgb, alpha: number): Result<Hex, ColourProblem> {
  if (rgb.some(Number.isNaN) || Number.isNaN(alpha)) return fail('not_a_colour')
  return alpha === 1 ? ok(hexOf(rgb)) : fail('not_opaque')
}

function fromDigits(digits: string, alpha: string): Result<Hex, ColourProblem> {
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [red, green, blue] = [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16) / 255)
  return made([red ?? 0, green ?? 0, blue ?? 0], /^f*$/.test(alpha) ? 1 : 0)
}

/**
 * A colour as people type or paste it: `#abc`, `#aabbcc`, both without `#`, with an alpha, `rgb()` of 0–255 or per cent, and
 * `hsl()` of 0–360 degrees and per cent; capitals and blanks around do not matter. Values out of range are refused, where
 * CSS would clamp them: whoever typed 300 meant something else. So are names: a colour that is a brand's has a number.
 * Fails with `not_a_colour`, and with `not_opaque` where a colour has an alpha other than 1.
 */
export function parseColour(typed: string): Result<Hex, ColourProblem> {
  const text = typed.trim().toLowerCase()
  if (text.length > LONGEST) return fail('not_a_colour')
  const digits = HEX.exec(text)
  if (digits) return fromDigits(digits[1] ?? digits[3] ?? '', digits[2] ?? digits[4] ?? '')
  const [, notation, inside = ''] = CALL.exec(text) ?? []
  const values = WITH_COMMAS.exec(inside) ?? WITH_BLANKS.exec(inside)
  if (!(notation && values)) return fail('not_a_colour')
  const alpha = values[4] ?? '1'
  const rgb = notation === 'rgb' ? fromRgb(values.slice(1, 4)) : fromHsl(values.slice(1, 4))
  return made(rgb, alpha.endsWith('%') ? percent(alpha) : within(alpha, 1))
}
