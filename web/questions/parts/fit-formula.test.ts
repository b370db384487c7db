import { expect, it } from 'vitest'
import { fitFormula } from './fit-formula.ts'

it.each([
  { natural: 200, room: 300, scale: 1, isCut: false },
  { natural: 300, room: 300, scale: 1, isCut: false },
  { natural: 301, room: 300, scale: 299 / 301, isCut: false },
  { natural: 400, room: 300, scale: 299 / 400, isCut: false },
  { natural: 427, room: 300, scale: 299 / 427, isCut: false },
  { natural: 429, room: 300, scale: 0.7, isCut: true },
  { natural: 4000, room: 300, scale: 0.7, isCut: true },
  { natural: 0, room: 300, scale: 1, isCut: false },
  { natural: 300, room: 0, scale: 1, isCut: false },
])('a formula of $natural in room for $room is set at $scale', ({ natural, room, ...fit }) => {
  expect(fitFormula({ natural, room })).toEqual(fit)
})

it('is set as small as its place asks where nobody can scroll it', () => {
  expect(fitFormula({ natural: 600, room: 301 }, 0.4)).toEqual({ scale: 0.5, isCut: false })
})
