import type { StillAllowed } from './folders.ts'

/** Folders that were like that before they were forbidden: whoever mends one takes it off, and none is added. */
export const stillAllowed: StillAllowed = {
  twoWay: [],
  crowded: [],
}
