import { expect, it } from 'vitest'
import { BACKGROUNDS } from '#domain/branding/backgrounds.ts'
import { brandTheme } from '#domain/branding/brand-theme.ts'
import { contrastOf } from '#domain/branding/contrast.ts'
import { type Hex, hexOf, rgbOf } from '#domain/branding/hex.ts'
import { parseColour } from '#domain/branding/parse-colour.ts'
import { OPACITY, TILES } from './tiles.ts'

it('has a tile for each background that repeats, small before it is compressed', () => {
  expect(['alpona', 'plain', ...Object.keys(TILES)].sort()).toEqual([...BACKGROUNDS].sort())
  for (const tile of Object.values(TILES)) expect(JSON.stringify(tile).length).toBeLessThan(1400)
})

const between = (ground: Hex, over: Hex): Hex => {
  const [from, to] = [rgbOf(ground), rgbOf(over)]
  return hexOf(
    [0, 1, 2].map((i) => (from[i] ?? 0) * (1 - OPACITY) + (to[i] ?? 0) * OPACITY) as [number, number, number],
  )
}

it.each(['#0b6e4f', '#b3261e', '#5b2bd0', '#232a6e', '#ffc21a', '#ffffff', '#000000', '#777777', '#00ffff'])(
  'leaves text on the floor of %s readable where a line crosses it',
  (typed) => {
    const colour = parseColour(typed)
    if (!colour.ok) throw new Error(typed)
    for (const theme of Object.values(brandTheme({ first: colour.value })))
      expect(contrastOf(theme['on-floor-soft'], between(theme.floor, theme['on-floor']))).toBeGreaterThanOrEqual(4.5)
  },
)
