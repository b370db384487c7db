/** Gives up after so long; where the browser has no such signal of its own, a timer makes one. */
export const abortedAfter = (ms: number): AbortSignal => {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms)
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}
