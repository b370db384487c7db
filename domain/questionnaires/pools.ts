import type { Marks } from '../marking/marks.ts'
import { mixed } from '../questions/parts/order.ts'
import type { Section } from './items/heading.ts'
import type { Item } from './items/item.ts'
import { isUnit } from './items/units.ts'

type Pooled = { sections: readonly Section[] }

/** Whether attempts at it may meet different questions. */
export const hasPool = ({ sections }: { sections: readonly Pick<Section, 'draw'>[] }): boolean =>
  sections.some(({ draw }) => draw !== undefined)

/**
 * Why no `draw` of these units, each the full marks of its questions, can be drawn: there are not as many, attempts would not
 * be asked for the same, or it is left to students as well which of them count.
 */
export const drawProblem = (
  { draw, choose }: { draw: number; choose?: number | undefined },
  units: readonly (readonly Marks[])[],
): 'out_of_range' | 'not_worth_the_same' | 'not_with_choose' | null => {
  if (choose !== undefined) return 'not_with_choose'
  if (draw < 1 || draw > units.length) return 'out_of_range'
  const areAlike = new Set(units.flat()).size <= 1 && new Set(units.map(({ length }) => length)).size <= 1
  return areAlike ? null : 'not_worth_the_same'
}

/** Of a seed of its own: what is drawn says nothing of the order in which it is met. */
export const drawnUnits = <Unit extends { id: string }>(
  units: readonly Unit[],
  draw: number,
  attempt: string,
): ReadonlySet<Unit> => new Set(mixed([...units], ({ id }) => id, `draw:${attempt}`).slice(0, draw))

const drawnItems = (items: readonly Item[], draw: number, attempt: string): Item[] => {
  const drawn = drawnUnits<Item>(items.filter(isUnit), draw, attempt)
  return items.filter((item) => !isUnit(item) || drawn.has(item))
}

/**
 * The sections as an attempt meets them, in the order in which they are written and with all of their texts: the same for the
 * same attempt each time, every choice of as many units as likely as any other.
 */
export const drawnFrom = ({ sections }: Pooled, attempt: string): Section[] =>
  sections.map((section) =>
    section.draw === undefined ? section : { ...section, items: drawnItems(section.items, section.draw, attempt) },
  )

/** Attempts at a version whose draws are kept, the latest ones: a draw is made again in no time, but its questions are then another list. */
const MOST_KEPT = 200
const kept = new WeakMap<readonly Section[], Map<string, Section[]>>()

const keptDraw = ({ sections }: Pooled, attempt: string): Section[] => {
  const draws = kept.get(sections) ?? new Map<string, Section[]>()
  kept.set(sections, draws)
  const drawn = draws.get(attempt) ?? drawnFrom({ sections }, attempt)
  draws.delete(attempt)
  draws.set(attempt, drawn)
  const [eldest] = draws.keys()
  if (draws.size > MOST_KEPT && eldest !== undefined) draws.delete(eldest)
  return drawn
}

/** A version as an attempt meets it: all that its student is asked, sent and marked by. Without a pool it is the version itself. */
export const drawnFor = <V extends Pooled>(version: V, attempt: string): V =>
  hasPool(version) ? { ...version, sections: keptDraw(version, attempt) } : version
