import { wholePercent } from '#domain/statistics/trend.ts'
import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/trends.ts'

/** `percent` of 100 is all. */
export const percentText = (percent: number): string => formatPercent(wholePercent(percent) / 100)

export const rangeText = ({ low, high }: { low: number; high: number }): string =>
  t('trends.range', { low: percentText(low), high: percentText(high) })

/** A figure of scores; only so far while answers wait to be marked. */
export const soFarText = (percent: number, waiting = 0): string =>
  waiting > 0 ? t('trends.soFarCell', { figure: percentText(percent) }) : percentText(percent)
