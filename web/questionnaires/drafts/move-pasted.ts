import type { DraftPlace } from './draft-place.ts'

/** What was pasted for a draft goes with it. */
export const movePasted = (from: DraftPlace, to: DraftPlace): void => {
  const text = from.pasted.read()
  from.pasted.write(null)
  to.pasted.write(text)
}
