import { describe, expect, it } from 'vitest'
import { DAY, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { aMachine, type MachineInTest } from '../testing/a-machine.ts'
import { createAnchoredClock } from './anchored-clock.ts'

const NINE = Date.UTC(2026, 0, 15, 9)
const HOUR = 60 * MINUTE
const STEP = 5 * SECOND

describe('while the server runs, its clock counts the time that really goes by', () => {
  it.each<[string, (machine: MachineInTest) => void, { slept: number; passed: number }]>([
    ['nothing happens', () => undefined, { slept: 0, passed: STEP }],
    ['the wall clock jumps an hour ahead', ({ jump }) => jump(HOUR), { slept: 0, passed: STEP }],
    ['the wall clock jumps an hour back', ({ jump }) => jump(-HOUR), { slept: 0, passed: STEP }],
    ['the machine sleeps for ten minutes', ({ sleep }) => sleep(10 * MINUTE), { slept: 10 * MINUTE, passed: STEP }],
    [
      'the machine sleeps, and wakes with a wall clock that stood still',
      ({ sleep, jump }) => {
        sleep(10 * MINUTE)
        jump(-10 * MINUTE)
      },
      { slept: 10 * MINUTE, passed: STEP },
    ],
    ['readings differ by a second', ({ sleep }) => sleep(SECOND), { slept: 0, passed: STEP }],
  ])('%s', (_, happens, { slept, passed }) => {
    const machine = aMachine({ at: NINE })
    const clock = createAnchoredClock(machine)
    expect(clock.now()).toBe(NINE)
    happens(machine)
    machine.pass(STEP)
    expect([clock.slept(), clock.now()]).toEqual([slept, NINE + passed])
    clock.catchUp(slept)
    expect([clock.slept(), clock.now()]).toEqual([0, NINE + passed + slept])
  })

  it('adds up naps that are too short to be told from a coarse reading', () => {
    const machine = aMachine({ at: NINE })
    const clock = createAnchoredClock(machine)
    machine.sleep(1500)
    expect(clock.slept()).toBe(0)
    machine.sleep(1500)
    expect(clock.slept()).toBe(3000)
  })
})

describe('a process that starts goes on from the heartbeats', () => {
  const LATER = 20 * SECOND
  const beat = { at: NINE, uptime: HOUR, bootId: 'a boot' }
  const sameBoot = (wallAhead: number) => aMachine({ at: NINE + LATER + wallAhead, uptime: HOUR + LATER })
  const nextBoot = (wallAhead: number) =>
    aMachine({ at: NINE + LATER + wallAhead, uptime: 10 * SECOND, bootId: 'the next boot' })

  it.each([
    ['the first ever', aMachine({ at: NINE }), [], NINE],
    ['on the same boot', sameBoot(0), [beat], NINE + LATER],
    ['on the same boot, with a wall clock that jumped ahead', sameBoot(HOUR), [beat], NINE + LATER],
    ['on the same boot, with a wall clock that jumped back', sameBoot(-DAY), [beat], NINE + LATER],
    [
      'the newest of the same boot counts, whatever time another machine has',
      sameBoot(HOUR),
      [
        { ...beat, at: NINE - MINUTE, uptime: HOUR - MINUTE },
        beat,
        { at: NINE + DAY, uptime: DAY, bootId: 'elsewhere' },
      ],
      NINE + LATER,
    ],
    ['after a reboot', nextBoot(0), [beat], NINE + LATER],
    ['after a reboot, without a battery', nextBoot(-10 * DAY), [beat], NINE],
    ['in a copy of the machine that is younger than its heartbeat', aMachine({ at: NINE + HOUR }), [beat], NINE + HOUR],
    [
      'where boots have no name',
      aMachine({ at: NINE + LATER, bootId: null, uptime: HOUR }),
      [{ ...beat, bootId: null, uptime: 0 }],
      NINE + LATER,
    ],
  ])('%s', (_, machine, known, now) => expect(createAnchoredClock(machine, known).now()).toBe(now))

  it('and takes the wall clock over when it is told to', () => {
    const machine = sameBoot(HOUR)
    const clock = createAnchoredClock(machine, [beat])
    expect(clock.aheadOfWall()).toBe(-HOUR)
    clock.adoptWall()
    expect([clock.aheadOfWall(), clock.now()]).toEqual([0, NINE + LATER + HOUR])
    machine.pass(STEP)
    expect(clock.read()).toEqual({ at: NINE + LATER + HOUR + STEP, uptime: HOUR + LATER + STEP, bootId: 'a boot' })
  })
})
