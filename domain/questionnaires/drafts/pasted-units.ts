import { type DraftItem, isDraftPart } from './draft-item.ts'

/** One question, or a passage or a text with what belongs to it. */
export type Unit = DraftItem[]

/** In their order; a heading is one by itself. */
export const unitsOf = (items: readonly DraftItem[]): Unit[] => {
  const units: Unit[] = []
  for (const item of items) {
    const last = units.at(-1)
    const follows = last?.every((each) => each.kind === 'text') || (!isDraftPart(item) && item.inPassage)
    if (last && follows && item.kind !== 'section') last.push(item)
    else units.push([item])
  }
  return units
}
