import type { Section } from './heading.ts'
import type { Item } from './item.ts'

/** What is drawn from a pool: a question, or a passage with all of its own. */
export const isUnit = ({ kind }: Item): boolean => kind !== 'text'

/** How many of a section's `questions` each attempt meets; the units of a pool have as many each. */
export const countMet = ({ items, draw }: Pick<Section, 'items' | 'draw'>, questions: number): number => {
  const units = items.filter(isUnit).length
  return draw === undefined || draw >= units ? questions : Math.round((questions * draw) / units)
}
