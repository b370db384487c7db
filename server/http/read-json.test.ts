import { describe, expect, it } from 'vitest'
import { isTooDeep } from './read-json.ts'

describe('a large body', () => {
  it.each([
    ['lists in lists', '['.repeat(65), true],
    ['objects in objects, spread out', '{ "a" : \n'.repeat(65), true],
    ['a text that ends in a backslash before them', `["\\\\",${'['.repeat(65)}`, true],
    [
      'a quiz about brackets',
      JSON.stringify([{ problem: '[{'.repeat(100), options: ['"[[', '\\"{{'.repeat(100)] }]),
      false,
    ],
    ['many lists, one after the other', '[],'.repeat(1000), false],
    ['as deep as is allowed', '['.repeat(64), false],
  ])('is read only when nothing in it is very deep: %s', (_, json, expected) => {
    expect(isTooDeep(json)).toBe(expected)
  })
})
