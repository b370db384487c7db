import { describe, expect, it } from 'vitest'
import { createServerClock } from './clock.ts'

const aClock = () => {
  const device = { now: 1000 }
  const clock = createServerClock(() => device.now)
  const hear = (serverNow: number, slowness = 0) =>
    clock.heard({ serverNow, askedAt: device.now - slowness, heardAt: device.now })
  return { device, clock, hear }
}

describe("the server's clock", () => {
  it('takes the middle of the request for the moment the server spoke of', () => {
    const { device, clock, hear } = aClock()
    hear(500_000, 200)
    expect(clock.now()).toBe(500_100)
    device.now += 2500
    expect(clock.now()).toBe(502_600)
  })

  it('does not let a slow reply spoil what a quick one said', () => {
    const { clock, hear } = aClock()
    hear(500_000, 20)
    hear(498_000, 4000)
    expect(clock.now()).toBe(500_010)
  })

  it('believes a slow reply that contradicts it: the device may have slept', () => {
    const { clock, hear } = aClock()
    hear(500_000, 20)
    hear(900_000, 4000)
    expect(clock.now()).toBe(902_000)
  })

  it('guesses only until the server is heard', () => {
    const { clock, hear } = aClock()
    clock.guess(400_000)
    expect(clock.now()).toBe(400_000)
    expect(clock.isHeard()).toBe(false)
    hear(500_000, 3000)
    clock.guess(400_000)
    expect(clock.now()).toBe(501_500)
    expect(clock.isHeard()).toBe(true)
  })
})
