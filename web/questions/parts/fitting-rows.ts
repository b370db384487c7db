/** So many bars fit beneath a question on a wide screen, each with its words. */
const FITTING = 6
const LARGEST_EM = 1.2
/** Smaller ones nobody reads from the last row. */
const SMALLEST_EM = 0.62

/** How large the rows may be so that all of them are seen. */
export const fittingEm = (rows: number): string =>
  `${Math.max(SMALLEST_EM, Math.min(LARGEST_EM, FITTING / Math.max(1, rows)))}em`
