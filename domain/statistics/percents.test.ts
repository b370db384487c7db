import { expect, it } from 'vitest'
import { count, type Percents, percentOf, spreadOf } from './percents.ts'

const spread = (...percents: number[]) => {
  const counted: Percents = new Map()
  for (const percent of percents) count(counted, percent)
  return spreadOf(counted)
}

it('has nothing to say of nobody', () => expect(spread()).toBeNull())

it.each([
  { percents: [60], mean: 60, median: 60, low: 60, high: 60 },
  { percents: [50, 60], mean: 55, median: 55, low: 50, high: 60 },
  { percents: [90, 10, 20], mean: 40, median: 20, low: 10, high: 90 },
  { percents: [0, 25, 50, 75], mean: 37.5, median: 37.5, low: 0, high: 75 },
  { percents: [0, 10, 20, 30, 40, 50, 60, 70], mean: 35, median: 35, low: 10, high: 60 },
  { percents: [100, 100, 100, 100, 0], mean: 80, median: 100, low: 100, high: 100 },
  { percents: [-25, -25, 100], mean: 50 / 3, median: -25, low: -25, high: 100 },
])('says of $percents: mean $mean, median $median, middle half $low to $high', ({ percents, ...expected }) => {
  expect(spread(...percents)).toEqual({ count: percents.length, ...expected })
})

it.each([
  [3, 4, 75],
  [-1, 4, -25],
  [0, 0, 0],
])('is of one’s own highest score: %s of %s is %s percent', (score, outOf, percent) => {
  expect(percentOf(score, outOf)).toBe(percent)
})
