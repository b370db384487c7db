/** Small enough that the work for one slice does not hold the event loop for more than about 50 ms. */
export const SLICE = 256
/** As many as are worth one transaction, however slow the disk: what fails is tried again in parts. */
const LARGEST = 4096
/** Until a commit takes this long, waiting for the next one costs a caller next to nothing. */
const QUICK_MS = 50

/**
 * How many callers one commit may answer, when the last ones took about `commitMs` milliseconds each: 256 to 4,096. Where a
 * disk takes 200 ms, twenty small batches keep the last of 5,000 waiting for four seconds, and two large ones for less than
 * one beside their work.
 */
export const batchSizeFor = (commitMs: number): number => {
  if (commitMs <= QUICK_MS) return SLICE
  return Math.min(LARGEST, Math.floor(SLICE * (commitMs / QUICK_MS) ** 2))
}
