import type { Marks } from '../marking/marks.ts'
import type { Pattern, PatternSection } from './pattern.ts'

type Sections = Pick<Pattern, 'sections'>

const countingIn = ({ choose, count }: PatternSection): number => choose.value ?? count.value

const sumOf = ({ sections }: Sections, of: (section: PatternSection) => number): number =>
  sections.reduce((sum, section) => sum + of(section), 0)

/** How many questions are laid out, and how many of them count. */
export const questionCounts = (pattern: Sections): { laidOut: number; counting: number } => ({
  laidOut: sumOf(pattern, ({ count }) => count.value),
  counting: sumOf(pattern, countingIn),
})

/** What right answers to all questions that count earn together. */
export const outOfPattern = (pattern: Sections): Marks =>
  sumOf(pattern, (section) => countingIn(section) * section.marks.value)
