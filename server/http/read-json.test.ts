import { describe, expect, it } from 'vitest'
import { isTooMuch } from './read-json.ts'

const names = (count: number) => Array.from({ length: count }, (_, at) => [`k${at}`, at])

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
    ['two hundred thousand names', JSON.stringify(Object.fromEntries(names(200_000))), true],
    ['a few names, many times over', JSON.stringify(Array(200_000).fill({ a: 1 })), true],
    [
      'as many names as the longest sheet of answers',
      JSON.stringify(Array(500).fill(Object.fromEntries(names(30)))),
      false,
    ],
    ['a million values', JSON.stringify(Array(1_000_000).fill(1)), true],
    ['a hundred thousand lists', '[],'.repeat(130_000), true],
    [
      'the longest quiz of pairs',
      JSON.stringify(
        Array(500).fill({
          kind: '',
          problem: '',
          draft: { pairs: Array(30).fill({ left: 'a', right: 'b' }), extras: [] },
        }),
      ),
      false,
    ],
    [
      'the longest quiz of options',
      JSON.stringify(
        Array(500).fill({
          kind: '',
          problem: '',
          draft: { options: Array(100).fill('a'), correct: Array(100).fill(99) },
        }),
      ),
      false,
    ],
    ['a text of commas', JSON.stringify([','.repeat(200_000)]), false],
    ['a text of colons', JSON.stringify([':'.repeat(200_000)]), false],
    ['as deep as is allowed', '['.repeat(64), false],
  ])(
    'is read only when nothing in it is very deep, and it has no more names and values than anybody needs: %s',
    (_, json, expected) => {
      expect(isTooMuch(json)).toBe(expected)
    },
  )
})
