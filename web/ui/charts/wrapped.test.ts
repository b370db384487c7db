import { expect, test } from 'vitest'
import { wrapped } from './wrapped.ts'

/** Every letter is as wide as any other. */
const widthOf = (text: string): number => [...text].length

test.each([
  ['what has room is one line', 'Lost in wrong answers', 21, ['Lost in wrong answers']],
  ['what has none goes on in the next', 'Lost in wrong answers', 13, ['Lost in wrong', 'answers']],
  ['each line takes as many words as it has room for', 'a b c d e', 3, ['a b', 'c d', 'e']],
  ['a word that is longer than a line is broken', 'Photosynthesis', 6, ['Photos', 'ynthes', 'is']],
  [
    'such a word begins on a line of its own, and others follow it',
    'In Kanchenjunga too',
    6,
    ['In', 'Kanche', 'njunga', 'too'],
  ],
  ['a letter stays whole', 'ক্ষক্ষ', 2, ['ক্ষ', 'ক্ষ']],
  ['where there is no room at all, a letter stands on each line', 'abc', 0, ['a', 'b', 'c']],
  ['nothing has no line', ' ', 10, []],
])('%s', (_, text, room, lines) => {
  expect(wrapped(text, room, widthOf)).toEqual(lines)
})
