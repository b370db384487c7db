import { describe, expect, it } from 'vitest'
import { createServerClock, guessedNow } from './clock.ts'

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
    expect([clock.isHeard(), clock.isGuessed()]).toEqual([false, true])
    hear(500_000, 3000)
    clock.guess(400_000)
    expect(clock.now()).toBe(501_500)
    expect([clock.isHeard(), clock.isGuessed()]).toEqual([true, false])
  })
})

describe('the clock of a device that was offline when it was loaded anew', () => {
  const [endsAt, whole, minute] = [1_000_000_000, 900_000, 60_000]
  it.each([
    { what: 'says what is left', wall: endsAt - 5 * minute, leftMs: 6 * minute, left: 5 * minute },
    {
      what: 'knows how far the device is off',
      wall: endsAt - 4 * minute,
      ahead: -minute,
      leftMs: 6 * minute,
      left: 5 * minute,
    },
    { what: 'was set back a day', wall: endsAt - 1440 * minute, leftMs: 6 * minute, left: 6 * minute },
    { what: 'was set back, nothing known', wall: endsAt - 1440 * minute, leftMs: null, left: whole },
    { what: 'has kept more than there can be', wall: endsAt - 1440 * minute, leftMs: 9 * whole, left: whole },
    { what: 'was put forward', wall: endsAt + 1440 * minute, leftMs: 6 * minute, left: -1440 * minute },
  ])('$what', ({ wall, ahead = 0, leftMs, left }) => {
    expect(endsAt - guessedNow({ endsAt, clockAhead: ahead, leftMs }, wall, whole)).toBe(left)
  })
})
