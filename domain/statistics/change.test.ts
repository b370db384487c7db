import { expect, it } from 'vitest'
import { type Change, changeOf } from './change.ts'

it.each<[number, number, Change]>([
  [0, 0, { kind: 'none' }],
  [3, 0, { kind: 'new', count: 3 }],
  [5, 4, { kind: 'compared', ratio: 0.25 }],
  [4, 4, { kind: 'compared', ratio: 0 }],
  [0, 4, { kind: 'compared', ratio: -1 }],
])('%i lately and %i before is said as %j', (lately, before, change) => {
  expect(changeOf({ lately, before })).toEqual(change)
})
