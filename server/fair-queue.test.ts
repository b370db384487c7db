import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

it('Names take turns, and what is of one name keeps its order', () => {
  const queue = createFairQueue<string>()
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', item)
  queue.push('b', 'b1')
  expect([queue.size(), queue.sizeOf('a'), queue.sizeOf('b'), queue.sizeOf('c')]).toEqual([4, 3, 1, 0])
  expect([queue.shift(), queue.shift()]).toEqual(['a1', 'b1'])
  queue.push('c', 'c1')
  queue.push('b', 'b2')
  expect(Array.from({ length: 5 }, queue.shift)).toEqual(['a2', 'c1', 'b2', 'a3', undefined])
  expect(queue.size()).toBe(0)
})
