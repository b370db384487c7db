import { onTestFinished, vi } from 'vitest'

/** From here to the end of the test, time passes only where the test lets it. */
export const stopTime = () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets so many milliseconds pass, and what they bring about happen. */
export const pass = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms))

const STEP_MS = 50
const AT_MOST_MS = 10_000

/** Lets time pass until it is so. */
export const soon = async (check: () => void) => {
  for (let passed = 0; ; passed += STEP_MS) {
    try {
      return check()
    } catch (error) {
      if (passed >= AT_MOST_MS) throw error
    }
    await pass(STEP_MS)
  }
}
