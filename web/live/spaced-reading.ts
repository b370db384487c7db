import { SECOND } from '#domain/time-limit.ts'

/** As often a screen asks at most, however much is told to it. */
const READ_EVERY_MS = SECOND

/**
 * Reads after news: at once after a while of silence, one reading at a time and one a second at most. The last news is always
 * followed by a reading that began after it.
 */
export const spacedReading = (read: () => Promise<unknown>) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let isStale = false
  let isOver = false

  const readNow = async () => {
    isBusy = true
    isStale = false
    const begun = performance.now()
    // Whoever reads tells by itself that it failed.
    await read().catch(() => undefined)
    if (isOver) return
    timer = setTimeout(goOn, Math.max(0, begun + READ_EVERY_MS - performance.now()))
  }
  const goOn = () => {
    isBusy = false
    if (isStale) void readNow()
  }

  return {
    onNews: () => {
      isStale = true
      if (!isBusy && !isOver) void readNow()
    },
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
