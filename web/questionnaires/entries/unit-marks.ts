import { fullMarksOf, type MarkingRules } from '#domain/marking/marking.ts'
import type { Marks } from '#domain/marking/marks.ts'
import { chooseProblem, markedIn } from '#domain/questionnaires/items/section-rules.ts'
import { drawProblem } from '#domain/questionnaires/pools.ts'
import { type Entry, indexOfKey, type PartEntry, passageAt } from './draft-entries.ts'
import { questionsOfPart } from './section-entries.ts'

/** The full marks of each question, by unit: a question that stands alone, or a passage with all of its own. */
export type UnitMarks = readonly (readonly Marks[])[]

/** What the questions of a section are worth. */
export const unitMarksOf = (entries: readonly Entry[], section: PartEntry, usual: MarkingRules): UnitMarks => {
  const rules = section.part.kind === 'section' ? section.part : {}
  const units = new Map<number, Marks[]>()
  for (const { key, question } of questionsOfPart(entries, section)) {
    const unit = passageAt(entries, indexOfKey(entries, key))?.key ?? key
    units.set(unit, [...(units.get(unit) ?? []), fullMarksOf(markedIn(question, rules), usual)])
  }
  return [...units.values()]
}

/**
 * What is wrong where only some of a section's questions count or are drawn: they are not worth the same, or there are fewer
 * units than are drawn.
 */
export const unitProblem = ({ part }: PartEntry, units: UnitMarks): 'unlike' | 'too_few' | null => {
  if (part.kind !== 'section') return null
  const { choose, draw } = part
  const ofChoice = choose === undefined ? null : chooseProblem(choose, units.flat())
  const ofDraw = draw === undefined ? null : drawProblem({ draw, choose }, units)
  if (ofChoice === 'not_worth_the_same' || ofDraw === 'not_worth_the_same') return 'unlike'
  return ofDraw === 'out_of_range' ? 'too_few' : null
}
