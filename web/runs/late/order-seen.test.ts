import { expect, it } from 'vitest'
import { orderSeen } from './order-seen.ts'

it.each([
  { before: [], ids: ['a', 'b'], order: ['a', 'b'] },
  { before: ['a', 'b'], ids: ['b', 'a'], order: ['a', 'b'] },
  { before: ['a', 'b'], ids: ['c', 'b', 'a'], order: ['c', 'a', 'b'] },
  { before: ['a', 'b', 'c'], ids: ['c', 'a'], order: ['a', 'c'] },
])('after $before, $ids stand as $order: nothing moves but what is new or gone', ({ before, ids, order }) => {
  expect(orderSeen(before, ids)).toEqual(order)
})
