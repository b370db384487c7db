import { wholePercent } from '#domain/trend.ts'
import { formatPercent } from '../i18n/format.ts'
import { t } from '../i18n/trends.ts'

/** `percent` of 100 is all. */
export const percentText = (percent: number): string => formatPercent(wholePercent(percent) / 100)

export const rangeText = ({ low, high }: { low: number; high: number }): string =>
  t('trends.range', { low: percentText(low), high: percentText(high) })
