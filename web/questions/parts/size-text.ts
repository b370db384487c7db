import { MEBIBYTE } from '#domain/questions/parts/upload.ts'
import { formatNumber } from '../../i18n/format.ts'

const inUnit = (value: number, unit: string): string =>
  formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })

/** How large a file is: "412 kB", "3.2 MB". */
export const sizeText = (bytes: number): string =>
  bytes < MEBIBYTE / 10
    ? inUnit(Math.max(1, Math.round(bytes / 1024)), 'kilobyte')
    : inUnit(bytes / MEBIBYTE, 'megabyte')
