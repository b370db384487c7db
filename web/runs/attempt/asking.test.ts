import { describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { createAsking } from './asking.ts'

const aDevice = () => {
  let awake = 0
  let wall = 1_000_000
  const pass = (ms: number) => {
    awake += ms
    wall += ms
  }
  const set = (ms: number) => {
    wall += ms
  }
  const asking = createAsking({ monotonic: () => awake, wallClock: () => wall, random: () => 0.5 })
  return { asking, pass, set }
}

describe('the server is asked', () => {
  it('now and then', () => {
    const { asking, pass } = aDevice()
    pass(44 * SECOND)
    expect(asking.isDue()).toBe(false)
    pass(SECOND)
    expect(asking.isDue()).toBe(true)
    asking.asked()
    expect(asking.isDue()).toBe(false)
  })

  it.each([
    ['has slept for a while', 20 * SECOND, true],
    ['was set ahead', 60 * MINUTE, true],
    ['was set back', -60 * MINUTE, true],
    ['was put right a little', 300, false],
  ])('at once when the device %s', (_, ms, expected) => {
    const { asking, pass, set } = aDevice()
    pass(SECOND)
    set(ms)
    expect(asking.isDue()).toBe(expected)
  })

  it('every two seconds after that until it is heard, and now and then again', () => {
    const { asking, pass, set } = aDevice()
    set(20 * SECOND)
    for (let time = 0; time < 3; time += 1) {
      expect(asking.isDue()).toBe(true)
      asking.asked()
      pass(SECOND)
      expect(asking.isDue()).toBe(false)
      pass(SECOND)
    }
    asking.heard()
    pass(44 * SECOND)
    expect(asking.isDue()).toBe(false)
  })
})
