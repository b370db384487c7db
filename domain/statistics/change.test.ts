import { expect, it } from 'vitest'
import { type Change, changeOf } from './change.ts'

it.each<[number, number, Change]>([
  [0, 0, { kind: 'none' }],
  [3, 0, { kind: 'first', count: 3 }],
  [4, 4, { kind: 'same' }],
  [254, 3, { kind: 'counted', difference: 251 }],
  [5, 19, { kind: 'counted', difference: -14 }],
  [25, 20, { kind: 'compared', ratio: 0.25 }],
  [0, 20, { kind: 'compared', ratio: -1 }],
  [199, 20, { kind: 'compared', ratio: 8.95 }],
  [200, 20, { kind: 'counted', difference: 180 }],
  [2540, 30, { kind: 'counted', difference: 2510 }],
])('%i lately and %i before is said as %j', (lately, before, change) => {
  expect(changeOf({ lately, before })).toEqual(change)
})
