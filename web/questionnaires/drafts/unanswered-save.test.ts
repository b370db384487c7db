import { beforeEach, describe, expect, it, vi } from 'vitest'

const storage = (items = new Map<string, string>()) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
})

const full = {
  ...storage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
}

/** The page is loaded anew; what is on the device stays. */
const reloaded = () => {
  vi.resetModules()
  return import('./unanswered-save.ts')
}

describe('the key of a save', () => {
  beforeEach(() => vi.resetModules())

  it('stays while the same content is not answered, after a reload too', async () => {
    const device = storage()
    const { keyOf } = await reloaded()
    const key = keyOf('a quiz', device)
    expect(keyOf('a quiz', device)).toBe(key)
    expect((await reloaded()).keyOf('a quiz', device)).toBe(key)
  })

  it('is another one for other content', async () => {
    const device = storage()
    const { keyOf } = await reloaded()
    expect(keyOf('another quiz', device)).not.toBe(keyOf('a quiz', device))
  })

  it('is another one once the save is answered', async () => {
    const device = storage()
    const { keyOf, answered } = await reloaded()
    const key = keyOf('a quiz', device)
    answered(device)
    expect(keyOf('a quiz', device)).not.toBe(key)
  })

  it.each([
    ['missing', null],
    ['full', full],
    ['holding something else', storage(new Map([['QBSent', '{"content":']]))],
  ])('lasts as long as the page when the storage is %s', async (_, device) => {
    const { keyOf } = await reloaded()
    expect(keyOf('a quiz', device)).toBe(keyOf('a quiz', device))
  })
})
