import { expect, it } from 'vitest'
import { keepText, keptText } from './kept-text.ts'
import { type DeviceStorage, removeDraft } from './stored-draft.ts'

const aStorage = (): DeviceStorage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

it('keeps the text of each quiz apart from all others', () => {
  const [one, other] = [aStorage(), aStorage()]
  keepText(one, 'Class 9')
  expect([keptText(one), keptText(other), keptText(null)]).toEqual(['Class 9', null, null])
  keepText(other, null)
  expect(keptText(one)).toBe('Class 9')
})

it('goes with its draft', () => {
  const storage = aStorage()
  keepText(storage, 'Class 9')
  keepText(null, null)
  removeDraft(storage)
  expect(keptText(storage)).toBe(null)
})

it('is held where the device takes nothing', () => {
  const full: DeviceStorage = {
    ...aStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  keepText(full, 'Class 9')
  expect([keptText(full), keptText(aStorage())]).toEqual(['Class 9', null])
})
