import { expect, it } from 'vitest'
import { fewColours } from './few-colours.ts'

const few = (counted: [number, number][], most: number) => Object.fromEntries(fewColours(new Map(counted), most))

it.each<[string, [number, number][], number, Record<number, number>]>([
  ['nothing of nothing', [], 4, {}],
  [
    'all where there are no more',
    [
      [0xffffff, 9],
      [0xc01020, 1],
    ],
    2,
    { 16777215: 0xffffff, 12587040: 0xc01020 },
  ],
  [
    'one that most have',
    [
      [0xffffff, 4],
      [0xfefefe, 1],
      [0x000000, 5],
    ],
    2,
    { 16777215: 0xffffff, 16711422: 0xffffff, 0: 0 },
  ],
  [
    'the mean where none has most',
    [
      [0x100000, 2],
      [0x200000, 2],
      [0x0000ff, 9],
    ],
    2,
    { 1048576: 0x180000, 2097152: 0x180000, 255: 0xff },
  ],
])('keeps %s', (_case, counted, most, kept) => expect(few(counted, most)).toEqual(kept))

it('makes as few of many as it is told, each near its own', () => {
  const many = Array.from({ length: 4096 }, (_, at): [number, number] => [at * 0x1001, 1 + (at % 3)])
  const shown = fewColours(new Map(many), 112)
  expect(shown.size).toBe(4096)
  expect(new Set(shown.values()).size).toBeLessThanOrEqual(112)
  const reds = many.map(([colour]) => Math.abs((colour >> 16) - ((shown.get(colour) ?? 0) >> 16)))
  expect(Math.max(...reds)).toBeLessThan(64)
})
