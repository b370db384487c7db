/** Colours that are hard to read with: first, and second where it has one. What screens show of them is tried with each. */
export const HOSTILE_BRANDS = {
  lime: ['#00ff00'],
  black: ['#000000'],
  white: ['#ffffff'],
  yellow: ['#ffff00'],
  'yellow on yellow': ['#ffff00', '#ffee00'],
  'the light page': ['#fbfaf6'],
  'the dark page': ['#101229'],
  'the light ink': ['#171a3d'],
  wrong: ['#8f1a1a'],
  right: ['#0b5c34'],
  'the focus': ['#2b3fd0', '#ffd467'],
  'a grey without letters': ['#757575'],
  'pure red': ['#ff0000'],
  'pure blue': ['#0000ff'],
  cyan: ['#00ffff'],
  magenta: ['#ff00ff'],
  'white with black': ['#ffffff', '#000000'],
  'black with white': ['#000000', '#ffffff'],
  'all but black': ['#010001', '#000100'],
  'the product': ['#232a6e', '#ffc21a'],
} as const satisfies Record<string, readonly [first: string, second?: string]>
export type HostileBrand = keyof typeof HOSTILE_BRANDS
