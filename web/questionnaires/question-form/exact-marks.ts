import type { MarkingRules } from '#domain/marking/marking.ts'
import { type Marks, UNITS_PER_MARK } from '#domain/marking/marks.ts'
import { formatNumber } from '../../i18n/format.ts'

/** Denominators of fractions that are read at a glance and that no decimal says. */
const PLAIN_DENOMINATORS = [3, 6, 12]
/** As many as units have that a decimal says. */
const MARKS_PLACES = 4
const LOSS_PLACES = 6

/** Marks just as they are kept: 0.1425, 1 1/3; 0.1108… where no short text says them. */
export const exactMarks = (marks: Marks): string => {
  const under = PLAIN_DENOMINATORS.find((each) => (marks * each) % UNITS_PER_MARK === 0)
  if (marks % 3 === 0 || under === undefined) return decimals({ over: marks, under: UNITS_PER_MARK }, MARKS_PLACES)
  const parts = (marks * under) / UNITS_PER_MARK
  const fraction = `${formatNumber(parts % under)}/${formatNumber(under)}`
  return parts < under ? fraction : `${formatNumber(Math.floor(parts / under))} ${fraction}`
}

/** What a wrong answer would take off, were marks not kept in whole units. */
export const exactLoss = ({ marksPerQuestion, wrongCosts: { numerator, denominator } }: MarkingRules): string =>
  decimals({ over: marksPerQuestion * numerator, under: UNITS_PER_MARK * denominator }, LOSS_PLACES)

/** Cut off and not rounded, which is told, so that no text says another number. */
const decimals = ({ over, under }: { over: number; under: number }, places: number): string => {
  const shifted = BigInt(over) * 10n ** BigInt(places)
  const cut = Number(shifted / BigInt(under)) / 10 ** places
  const text = formatNumber(cut, { maximumFractionDigits: places })
  return shifted % BigInt(under) === 0n ? text : `${text}…`
}
