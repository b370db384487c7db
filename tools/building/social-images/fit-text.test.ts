import { expect, it } from 'vitest'
import type { Face } from './face.ts'
import { fitText } from './fit-text.ts'

/** Every character is as wide as the letters are high. */
const square: Face = { knows: () => true, width: (text, size) => [...text].length * size, outline: () => '' }
const room = { width: 100, steps: [{ size: 10, lines: 2 }], smallest: { size: 5, lines: 2 } }

it.each([
  ['keeps a short text large', 'one two', 10, ['one two']],
  ['shares the words between the lines it needs', 'one two six ten', 10, ['one two', 'six ten']],
  ['takes smaller letters before more lines', 'one two six ten one two six', 5, ['one two six ten', 'one two six']],
  [
    'ends in an ellipsis after the last whole word',
    'one two, '.repeat(6),
    5,
    ['one two, one two,', 'one two, one two…'],
  ],
  ['cuts a word that is wider than a line', 'a'.repeat(30), 5, [`${'a'.repeat(19)}…`]],
  ['cuts between letters as people read them', 'ক্ষি'.repeat(9), 5, [`${'ক্ষি'.repeat(4)}…`]],
  ['has no lines for no words', ' ', 10, []],
])('%s', (_case, text, size, lines) => {
  expect(fitText(text, square, room)).toEqual({ size, lines })
})
