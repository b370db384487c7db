import { expect, it } from 'vitest'
import { BACKGROUNDS, background, isBackground } from './backgrounds.ts'

it('offers each once, and first what floors have by themselves', () => {
  expect(new Set(BACKGROUNDS).size).toBe(BACKGROUNDS.length)
  expect(BACKGROUNDS[0]).toBe('alpona')
})

it.each([
  ['plain', true],
  ['kantha', true],
  ['Kantha', false],
  ['', false],
  ['toString', false],
])('%j is one: %s', (id, isOne) => {
  expect(isBackground(id)).toBe(isOne)
  expect(background.safeParse(id).success).toBe(isOne)
})
