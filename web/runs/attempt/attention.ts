export type Attention = {
  /** Milliseconds that the page was looked at since this was asked last. */
  lapse: () => number
  isHere: () => boolean
  away: () => void
  back: () => void
}

/** How long the open question is being looked at; a hidden page is not. */
export const createAttention = (monotonic: () => number): Attention => {
  let since: number | null = monotonic()
  return {
    lapse: () => {
      if (since === null) return 0
      const now = monotonic()
      const ms = now - since
      since = now
      return ms
    },
    isHere: () => since !== null,
    away: () => {
      since = null
    },
    back: () => {
      since = monotonic()
    },
  }
}
