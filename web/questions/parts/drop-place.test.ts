import { expect, it } from 'vitest'
import { dropPlace, shifts } from './drop-place.ts'

/** Rows of 50, 100 and 50 pixels with 10 between them. */
const boxes = [
  { top: 0, bottom: 50 },
  { top: 60, bottom: 160 },
  { top: 170, bottom: 220 },
]

it.each([
  { from: 0, by: 0, to: 0 },
  { from: 0, by: 60, to: 0 },
  { from: 0, by: 61, to: 1 },
  { from: 0, by: 1000, to: 2 },
  { from: 0, by: -1000, to: 0 },
  { from: 2, by: -60, to: 2 },
  { from: 2, by: -61, to: 1 },
  { from: 2, by: -1000, to: 0 },
  { from: 1, by: -40, to: 0 },
  { from: 1, by: 40, to: 2 },
])('row $from dragged by $by comes down at $to', ({ from, by, to }) => expect(dropPlace(boxes, from, by)).toBe(to))

it.each([
  { from: 0, by: 5, rows: [5, 0, 0] },
  { from: 0, by: 61, rows: [61, -60, 0] },
  { from: 2, by: -150, rows: [60, 60, -150] },
])('meanwhile the others make room: $rows', ({ from, by, rows }) => expect(shifts(boxes, from, by)).toEqual(rows))
