import type { Background } from '#domain/branding/backgrounds.ts'

/** Drawn 1 wide where `width` is not said. `length`: what dashes count as the length of all of it. */
export type Strokes = { d: string; width?: number; dashes?: string; length?: number; transform?: string }

/** What repeats on a floor, in CSS pixels: what leaves at one edge comes in at the other. */
type Tile = { width: number; height: number; strokes: readonly Strokes[] }

export type TiledBackground = Exclude<Background, 'plain' | 'alpona'>

/** Rings around the middle and the corners of a tile, in a running thread: stitches of 5, and 4 between them. */
const stitched = (radius: number): Strokes => {
  const ring = `a${radius} ${radius} 0 1 1 0 .01`
  const around = (x: number, y: number) => `M${x - radius} ${y}${ring}`
  const stitches = Math.round((2 * Math.PI * radius) / 9)
  return {
    d: around(54, 54) + around(0, 0) + around(108, 0) + around(0, 108) + around(108, 108),
    width: 1.6,
    dashes: '5 4',
    length: 5 * stitches * 9,
  }
}

/** As on a loom: a diamond with its top at (x, y), in steps of 4. */
const stepped = (x: number, y: number, steps: number): string => {
  const side = (step: string) => step.repeat(steps)
  return `M${x - 2} ${y}h4${side('v4h4')}v4${side('h-4v4')}h-4${side('v-4h-4')}v-4${side('h4v-4')}`
}

/** Of what is drawn in `on-floor`: below it small text still has 4.5:1 to a line that it crosses. */
export const OPACITY = 0.15

/** Around its middle: a stem of 52 with leaves to both sides. */
const SPRIG = [
  'M0 26C-3 10 3-6 0-18',
  'M-1 17c4-9 11-11 17-10-1 7-8 12-17 10M-1 17c-4-9-11-11-17-10 1 7 8 12 17 10',
  'M0 3c4-8 10-10 15-9-1 6-7 11-15 9M0 3c-4-8-10-10-15-9 1 6 7 11 15 9',
  'M0-12c-5-5-4-11 0-16 4 5 5 11 0 16',
].join('')

export const TILES: Record<TiledBackground, Tile> = {
  kantha: { width: 108, height: 108, strokes: [8, 18, 28, 38].map(stitched) },
  jamdani: {
    width: 96,
    height: 96,
    strokes: [
      { d: stepped(48, 22, 6) + stepped(48, 34, 3) },
      { d: stepped(0, -10, 2) + stepped(96, -10, 2) + stepped(0, 86, 2) + stepped(96, 86, 2) },
      { d: 'M48 48h0M0 0h0M96 0h0M0 96h0M96 96h0', width: 4 },
    ],
  },
  waves: {
    width: 56,
    height: 36,
    strokes: [{ d: 'M0 9q14-12 28 0t28 0', width: 1.5 }, { d: 'M-14 27q14-12 28 0t28 0 28 0' }],
  },
  leaves: {
    width: 120,
    height: 120,
    strokes: [
      { d: SPRIG, transform: 'translate(32 34)rotate(24)' },
      { d: SPRIG, transform: 'translate(90 92)rotate(-150)' },
      { d: 'M92 28h0M102 34h0M30 88h0M20 96h0', width: 3 },
    ],
  },
  squares: {
    width: 96,
    height: 96,
    strokes: [{ d: 'M24 0v96M48 0v96M72 0v96M0 24h96M0 48h96M0 72h96' }, { d: 'M.75 0v96M0 .75h96', width: 1.5 }],
  },
  dots: {
    width: 48,
    height: 48,
    strokes: [
      { d: 'M12 12h0M36 36h0', width: 6 },
      { d: 'M36 12h0M12 36h0', width: 3 },
    ],
  },
}
