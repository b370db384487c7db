import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Edit } from '../lines/block.ts'
import { withEdits } from './edited-text.ts'

const edit = (line: number, from: string, to: string): Edit => ({ line, from, to })

it.each<[string, string, Edit[], string]>([
  ['one line', 'Ans: 4', [edit(1, '4', 'D')], 'Ans: D'],
  ['where it stands last', '4) 4 of 4', [edit(1, '4', '5')], '4) 4 of 5'],
  ['several lines, each by its number', 'a\nb\nc', [edit(3, 'c', 'C'), edit(1, 'a', 'A')], 'A\nb\nC'],
  ['one line twice, in their order', 'a b', [edit(1, 'a', 'x'), edit(1, 'x', 'y')], 'y b'],
  ['words behind a line that says no more', 'Ans:', [edit(1, '', ' b')], 'Ans: b'],
  ['other ends of lines stay', 'a\r\nb\rc\n', [edit(2, 'b', 'B')], 'a\r\nB\rc\n'],
  ['signs that patterns would take for theirs', 'a', [edit(1, 'a', '$& $1')], '$& $1'],
  ['words that are gone', 'a', [edit(1, 'b', 'c')], 'a'],
  ['a line that is gone', 'a', [edit(2, 'a', 'c'), edit(0, 'a', 'c')], 'a'],
])('%s', (_, text, edits, edited) => {
  expect(withEdits(text, edits)).toBe(edited)
})

it('without edits, any text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\f', '\u2028', ' ') }), (text) => {
      expect(withEdits(text, [])).toBe(text)
    }),
  )
})
