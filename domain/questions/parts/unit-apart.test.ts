import { expect, it } from 'vitest'
import { FIRST_READERS } from './readers.ts'
import { withUnitApart } from './unit-apart.ts'

it.each<[text: string, units: string[], chosen: number | null, expected: [string, number | null]]>([
  ['30 J', ['J'], null, ['30', null]],
  ['30J', ['J'], null, ['30', null]],
  ['4 m/s2', ['m/s', 'm/s²'], null, ['4', 1]],
  ['4 m/s²', ['m/s', 'm/s²'], 0, ['4', 1]],
  ['9.8 m/s²', ['m/s', 'm/s^2'], null, ['9.8', 1]],
  ['9.8 m/s2', ['m/s^2'], null, ['9.8', null]],
  ['3 m/s^2', ['m/s²'], null, ['3', null]],
  ['5 m⁻¹', ['m', 'm^-1'], null, ['5', 1]],
  ['5 m^-1', ['m', 'm⁻¹'], null, ['5', 1]],
  ['৪.৫ kg ', ['g', 'kg'], null, ['৪.৫', 1]],
  ['3×10^8 m/s', ['m/s'], null, ['3×10^8', null]],
  ['5 MW', ['mW', 'MW'], null, ['5', 1]],
  ['20 °C', ['°C', 'K'], null, ['20', 0]],
  ['4', ['m/s', 'm/s²'], 1, ['4', 1]],
  ['1e3', ['e3'], null, ['1e3', null]],
  ['30 j', ['J'], null, ['30 j', null]],
  ['J', ['J'], null, ['J', null]],
  ['many J', ['J'], null, ['many J', null]],
  ['30 J', [], null, ['30 J', null]],
  ['₹ 500', ['₹'], null, ['500', null]],
  ['Rs. 1,500', ['Rs.', '$'], null, ['1,500', 0]],
  ['½ kg', ['kg'], null, ['½', null]],
  ['', ['J'], null, ['', null]],
])('of “%s” with %j', (text, units, unit, [number, place]) => {
  expect(withUnitApart(units, { text, unit }, FIRST_READERS)).toEqual({ text: number, unit: place })
})
