import { expect, it } from 'vitest'
import { soon, stopTime } from './passing-time.ts'

const startTimer: typeof setTimeout = Reflect.get(globalThis, 'setTimeout')

it('what takes the machine longer than the time that stands is waited for', async () => {
  let isLoaded = false
  // As long as a script may take on a busy machine: far longer than all steps of time that stands.
  startTimer(() => {
    isLoaded = true
  }, 600)
  stopTime()
  await soon(() => expect(isLoaded).toBe(true))
})
