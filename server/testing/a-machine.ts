import type { Machine } from '../clock/anchored-clock.ts'

export type MachineInTest = Machine & {
  /** Time goes by. */
  pass: (ms: number) => void
  /** So does it, with the lid closed. */
  sleep: (ms: number) => void
  /** Somebody sets the wall clock. */
  jump: (ms: number) => void
}

type Start = { at: number; bootId?: string | null; uptime?: number }

/** A machine whose time is told to it. */
export const aMachine = ({ at, bootId = 'a boot', uptime = 60_000 }: Start): MachineInTest => {
  let wall = at
  let up = uptime
  let awake = 1000.5
  const pass = (ms: number) => {
    wall += ms
    up += ms
    awake += ms
  }
  return {
    bootId,
    wall: () => wall,
    uptime: () => up,
    monotonic: () => awake,
    pass,
    sleep: (ms) => {
      pass(ms)
      awake -= ms
    },
    jump: (ms) => {
      wall += ms
    },
  }
}
