import { beforeEach, expect, it, vi } from 'vitest'
import { unsavedTexts } from './unsaved-texts.ts'

beforeEach(() => localStorage.clear())

it('what others left on the device a day ago is forgotten', () => {
  const now = vi.fn(() => 0)
  unsavedTexts('theirs', now).keep('q1', 'long')
  now.mockReturnValue(23 * 3_600_000)
  unsavedTexts('mine', now).keep('q1', 'long')
  expect(unsavedTexts('theirs', now).questions()).toEqual(['q1'])
  now.mockReturnValue(25 * 3_600_000)
  expect(unsavedTexts('mine', now).questions()).toEqual(['q1'])
  expect(unsavedTexts('theirs', () => 0).questions()).toEqual([])
})

it('a device that keeps nothing has them as long as the page lasts', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const unsaved = unsavedTexts('a1')
  unsaved.keep('q1', 'long')
  expect(unsaved.of('q1')).toBe('long')
  vi.restoreAllMocks()
})
