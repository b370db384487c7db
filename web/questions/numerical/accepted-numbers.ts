import type { Numerical, Range } from '#domain/questions/numerical.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { readableNumber } from './number-text.ts'

/** All numbers that are right, as people read them. */
export const acceptedNumbers = ({ units }: Numerical['asked'], { ranges, unit }: Numerical['key']): string[] => {
  const name = units.length === 1 ? units[0] : units[unit ?? -1]
  return ranges.map((range) => (name === undefined ? rangeText(range) : `${rangeText(range)} ${name}`))
}

const rangeText = ({ from, to }: Range): string => {
  const [least, most] = [readableNumber(from), readableNumber(to)]
  return least === most ? least : t('analysis.fromTo', { from: least, to: most })
}
