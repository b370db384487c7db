import type { NumberColumn } from '#domain/questions/parts/number-columns.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/opinions.ts'

/** The ends of a column are round, however small. */
const ALL_PLACES = { maximumFractionDigits: 15 } as const
const told = (number: number): string => formatNumber(number, ALL_PLACES).replace(/^-/, '\u2212')

/** Which numbers stand in a column. */
export const columnName = ({ from, to, last }: NumberColumn): string => {
  if (from === null) return t('opinions.columnBelow', { number: told(to ?? 0) })
  if (to === null) return t('opinions.columnAbove', { number: told(from) })
  if (from === to) return told(from)
  if (last === null) return t('opinions.columnUpTo', { from: told(from), to: told(to) })
  return t('opinions.columnRange', { from: told(from), to: told(last) })
}
