/** Small enough that the work for one slice does not hold the event loop for more than about 50 ms. */
export const SLICE = 256
/** As many as are worth one transaction, however slow the disk: what fails is tried again in parts. */
const LARGEST = 4096
/** A crowd's answers touch the same pages: those of so many are written once, instead of once for every slice. */
const CROWD = 1024
/** Until a commit takes this long, waiting for the next one costs a caller next to nothing. */
const QUICK_MS = 50

export const isQuick = (commitMs: number): boolean => commitMs <= QUICK_MS

/**
 * How many of those who wait one commit may answer, when the last ones took about `commitMs` milliseconds each: 1,024 to
 * 4,096. Where a disk takes 200 ms, twenty small batches keep the last of 5,000 waiting for four seconds, and two large
 * ones for less than one beside their work.
 */
export const batchSizeFor = (commitMs: number): number => {
  if (isQuick(commitMs)) return CROWD
  return Math.min(LARGEST, Math.floor(CROWD * (commitMs / QUICK_MS) ** 2))
}
