import { sectionTotal, type SectionTotal as Total } from '#domain/answers/section-total.ts'
import type { MarksFloor } from '#domain/marking/floor-choice.ts'
import type { Verdict } from '#domain/marking/marking.ts'
import type { PlacedSection } from '../../questions/between/places.ts'

type Reviewed = { verdict: Verdict; marks: number | null; most: number }

/** What somebody has of the marks of one section. */
export type SectionTotal = Total & { id: string; title: string }

const BLANK: ReadonlySet<Verdict> = new Set(['blank', 'waiting', 'not_counted'])

/**
 * By section, where there are several and all marks are told. Where any n count, the marks of that many can be earned;
 * `floor`: whether a section has 0 at least.
 */
export const sectionTotals = (
  sections: readonly (PlacedSection & { choose?: number | undefined })[],
  questions: readonly Reviewed[],
  floor: MarksFloor | null | undefined,
): SectionTotal[] => {
  const isTold = questions.every(({ marks, verdict }) => marks !== null || BLANK.has(verdict))
  if (sections.length < 2 || !isTold) return []
  return sections.map(({ id, title, first, last, choose }) => {
    const own = questions.slice(first, last + 1)
    return { id, title, ...sectionTotal(own, { choose, floor }) }
  })
}
