import { describe, expect, it } from 'vitest'
import { shutBy } from './responding.ts'

describe('why what is open takes no answers', () => {
  it.each([
    { until: null, at_most: null, ended: 1_000_000, shut: null },
    { until: 1001, at_most: null, ended: 0, shut: null },
    { until: 1000, at_most: null, ended: 0, shut: 'over' },
    { until: null, at_most: 5, ended: 4, shut: null },
    { until: null, at_most: 5, ended: 5, shut: 'full' },
    { until: 999, at_most: 5, ended: 6, shut: 'over' },
  ])('until $until, $at_most at most, at 1000 with $ended: $shut', ({ ended, shut, ...limits }) => {
    expect(shutBy(limits, { now: 1000, ended })).toBe(shut)
  })
})
