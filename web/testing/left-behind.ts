import { beforeEach, onTestFinished } from 'vitest'

const start = globalThis.setTimeout
const started = new Set<ReturnType<typeof setTimeout>>()
const startTimer = (...given: Parameters<typeof setTimeout>) => {
  const timer = start(...given)
  started.add(timer)
  return timer
}
globalThis.setTimeout = Object.assign(startTimer, start)

// Test files share one process: what a page waits for when its test is over, such as its next try, never comes, and what it
// kept on the device is gone.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  onTestFinished(() => {
    for (const timer of started) clearTimeout(timer)
    started.clear()
  })
})
