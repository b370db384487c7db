import { expect, it } from 'vitest'
import { longestSide, stripOf } from './strip.ts'

it.each([
  [400, 3000, 'tall'],
  [3000, 400, 'wide'],
  [1600, 640, null],
  [640, 1600, null],
  [1080, 2400, null],
  [1, 1, null],
] as const)('%i × %i is a strip: %s', (width, height, strip) => expect(stripOf({ width, height })).toBe(strip))

it.each([
  // Whatever is no strip.
  [4000, 3000, 1600],
  [1600, 640, 1600],
  // As much of it across as at the edge of that.
  [1601, 640, 1601],
  [1080, 8000, 4741],
  // Kept as it is.
  [400, 3000, 4800],
  // No longer than any.
  [10, 20_000, 6400],
])('of %i × %i are kept %i pixels at most', (width, height, side) => expect(longestSide({ width, height })).toBe(side))
