import { SECOND } from '#domain/time/time-limit.ts'

/** As often a screen asks at most, however much is told to it. */
const READ_EVERY_MS = SECOND
/** After a reading that failed, where nothing is told meanwhile. */
const READ_AGAIN_MS = 5 * SECOND

/**
 * Reads after news: at once after a while of silence, one reading at a time and one a second at most. The last news is always
 * followed by a reading that began after it, and one that failed by another, until one has come. `read` says whether all
 * came; `onFailing` is told after each whether what is shown is behind.
 */
export const spacedReading = (
  read: () => Promise<boolean>,
  onFailing: (isFailing: boolean) => void = () => undefined,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let isStale = false
  let isOver = false

  const readNow = async () => {
    isBusy = true
    isStale = false
    const begun = performance.now()
    const hasCome = await read().catch(() => false)
    if (isOver) return
    onFailing(!hasCome)
    timer = setTimeout(goOn, Math.max(0, begun + READ_EVERY_MS - performance.now()), hasCome)
  }
  const goOn = (hasCome: boolean) => {
    isBusy = false
    if (isStale) void readNow()
    else if (!hasCome) timer = setTimeout(onNews, READ_AGAIN_MS)
  }
  const onNews = () => {
    isStale = true
    if (isBusy || isOver) return
    clearTimeout(timer)
    void readNow()
  }

  return {
    onNews,
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
