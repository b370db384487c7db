import { expect, it } from 'vitest'
import { ATTEMPTS, keptAttempt } from '../runs/device/kept-attempt.ts'
import { keptResponse, RESPONSES } from '../runs/device/kept-response.ts'
import { LEFT_ATTEMPTS, LEFT_RESPONSES } from './send-left.ts'

it.each([
  ['attempts', LEFT_ATTEMPTS, ATTEMPTS, keptAttempt, 'endsAt', keptResponse],
  ['responses', LEFT_RESPONSES, RESPONSES, keptResponse, 'unsent', keptAttempt],
] as const)('%s are known to a page of another sort by what theirs alone have', (_, left, kind, own, field, other) => {
  expect(left.name).toBe(kind.left)
  expect([Object.keys(own.shape), Object.keys(other.shape)]).toEqual([
    expect.arrayContaining([field]),
    expect.not.arrayContaining([field]),
  ])
})

it.each([
  [LEFT_ATTEMPTS, { endsAt: 1, heldAt: null }, true],
  [LEFT_ATTEMPTS, { endsAt: 1, heldAt: 1 }, false],
  [LEFT_ATTEMPTS, { unsent: ['a'], heldAt: null }, false],
  [LEFT_RESPONSES, { unsent: ['a'], heldAt: null }, true],
  [LEFT_RESPONSES, { unsent: [], heldAt: null }, false],
  [LEFT_RESPONSES, { endsAt: 1, heldAt: null }, false],
])('%# what is left, and what is not', ({ isLeft }, record, is) => {
  expect(Boolean(isLeft(record))).toBe(is)
})
