import { formatNumber } from '../../i18n/format.ts'

/** A score as people read it: 7, 6.75, −0.25; averages are rounded to hundredths. */
export const formatMarks = (marks: number): string => formatNumber(marks, { maximumFractionDigits: 2 })

/** What one question earned, with its sign: +1, −0.25, 0. */
export const formatEarned = (marks: number): string =>
  formatNumber(marks, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
