import { onTestFinished, vi } from 'vitest'

/** From here to the end of the test, time passes only where the test lets it. */
export const stopTime = () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

/** React shows by it what comes of a change; taken here, before a test stops time. */
const takeTurn: (turn: () => void) => unknown = Reflect.get(globalThis, 'setImmediate')

/** Lets so many milliseconds pass, and what they bring about happen. */
export const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await new Promise<void>((resolve) => void takeTurn(resolve))
}

/** The clock and the timers of the machine, taken for the same reason. */
const machineNow = performance.now.bind(performance)
const startTimer: typeof setTimeout = Reflect.get(globalThis, 'setTimeout')

const STEP_MS = 50
const AT_MOST_MS = 10_000

/** Lets time pass until it is so; what a page loads takes the machine's own time, which is waited for as long. */
export const soon = async (check: () => void) => {
  const begun = machineNow()
  for (let passed = 0; ; passed += STEP_MS) {
    try {
      return check()
    } catch (error) {
      if (passed >= AT_MOST_MS && machineNow() - begun >= AT_MOST_MS) throw error
    }
    if (passed < AT_MOST_MS) await pass(STEP_MS)
    else await new Promise<void>((resolve) => void startTimer(resolve, 10))
  }
}
