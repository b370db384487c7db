import { beforeEach, expect, it, vi } from 'vitest'
import { HOUR } from '#domain/time/time-limit.ts'
import { forgetOldUnsaved } from './forget-unsaved.ts'
import { unsavedTexts } from './unsaved-texts.ts'

beforeEach(() => localStorage.clear())

it('what others left on the device a day ago is forgotten', () => {
  unsavedTexts('theirs', () => 0).keep('q1', 'long')
  unsavedTexts('mine', () => 23 * HOUR).keep('q1', 'long')
  forgetOldUnsaved(23 * HOUR)
  expect(unsavedTexts('theirs').questions()).toEqual(['q1'])
  forgetOldUnsaved(25 * HOUR)
  expect(unsavedTexts('mine').questions()).toEqual(['q1'])
  expect(unsavedTexts('theirs').questions()).toEqual([])
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
