/**
 * Marks are whole numbers of 1/1200 of a mark, so that sums never drift: hundredths of a mark, and a half, a third,
 * a quarter, a sixth, an eighth or a twelfth of a whole mark, are all exact.
 */
export const UNITS_PER_MARK = 1200

/** Exact marks, counted in units of 1/1200; may be negative. */
export type Marks = number

export const wholeMarks = (marks: number): Marks => marks * UNITS_PER_MARK

/** The number people read: 0.3, never 0.30000000000000004. */
export const marksAsNumber = (marks: Marks): number => marks / UNITS_PER_MARK
