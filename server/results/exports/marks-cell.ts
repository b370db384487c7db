import { type Marks, UNITS_PER_MARK } from '#domain/marking/marks.ts'

/** Whatever a decimal says of marks, four places say: only thirds are rounded. */
const PLACES = 10_000

/** Marks as a table has them: 0.0625 and 0.3333. JSON has them as exactly as a number can. */
export const marksCell = (marks: Marks): number => Math.round((marks * PLACES) / UNITS_PER_MARK) / PLACES
