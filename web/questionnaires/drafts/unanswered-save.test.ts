import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UnansweredSave } from './unanswered-save.ts'

const device = () => {
  let kept: UnansweredSave | null = null
  return {
    name: 'DraftSent.mita.new-quiz',
    read: () => kept,
    write: (next: UnansweredSave | null) => {
      kept = next
      return true
    },
  }
}

/** The page is loaded anew; what is on the device stays. */
const reloaded = () => {
  vi.resetModules()
  return import('./unanswered-save.ts')
}

describe('the key of a save', () => {
  beforeEach(() => vi.resetModules())

  it('stays while the same content is not answered, after a reload too', async () => {
    const place = device()
    const { keyOf } = await reloaded()
    const key = keyOf('a quiz', place)
    expect(keyOf('a quiz', place)).toBe(key)
    expect((await reloaded()).keyOf('a quiz', place)).toBe(key)
  })

  it('stays where the same content names its parts in another order', async () => {
    const place = device()
    const { keyOf } = await reloaded()
    const key = keyOf('{"title":"Tea?","asked":[{"kind":"opinion","options":["Yes","No"]}]}', place)
    expect(keyOf('{"asked":[{"options":["Yes","No"],"kind":"opinion"}],"title":"Tea?"}', place)).toBe(key)
    expect(keyOf('{"asked":[{"options":["No","Yes"],"kind":"opinion"}],"title":"Tea?"}', place)).not.toBe(key)
  })

  it('is another one for other content', async () => {
    const place = device()
    const { keyOf } = await reloaded()
    expect(keyOf('another quiz', place)).not.toBe(keyOf('a quiz', place))
  })

  it('is another one once the save is answered', async () => {
    const place = device()
    const { keyOf, answered } = await reloaded()
    const key = keyOf('a quiz', place)
    answered(place)
    expect(keyOf('a quiz', place)).not.toBe(key)
  })

  it('is its place’s own', async () => {
    const [place, other] = [device(), { ...device(), name: 'DraftSent.mita.d1' }]
    const { keyOf } = await reloaded()
    const key = keyOf('a quiz', place)
    expect(keyOf('a quiz', other)).not.toBe(key)
    expect(keyOf('a quiz', place)).toBe(key)
  })

  it('lasts as long as the page where the device keeps nothing', async () => {
    const { keyOf } = await reloaded()
    const refused = { name: null, read: () => null, write: () => false }
    expect(keyOf('a quiz', refused)).toBe(keyOf('a quiz', refused))
  })
})
