import { expect, it } from 'vitest'
import { code, codeFrom, SHARE_CODE_LENGTH } from './share-code.ts'

it('is made of characters that cannot be mistaken for each other', () => {
  const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const letters = codeFrom(everyByte, 256)
  expect(letters).not.toMatch(/[01OIL]/)
  const counts = new Set([...new Set(letters)].map((letter) => letters.split(letter).length))
  expect(counts.size).toBe(1)
})

it('has eight characters when there are bytes enough', () =>
  expect(codeFrom(new Uint8Array(16).fill(7), SHARE_CODE_LENGTH)).toHaveLength(8))

it.each([
  ['abcd efgh', 'ABCDEFGH'],
  ['ABCD-EFGH', 'ABCDEFGH'],
])('may be typed as %s', (typed, read) => expect(code.parse(typed)).toBe(read))

it('may not be empty', () => expect(code.safeParse(' - ').success).toBe(false))
