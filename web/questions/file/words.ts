import type { FileDraft } from '#domain/questions/file.ts'
import { endingsOf, MEBIBYTE } from '#domain/questions/parts/sent-file.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/files.ts'

const inUnit = (value: number, unit: string): string =>
  formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })

/** How large a file is: "412 kB", "3.2 MB". */
export const sizeText = (bytes: number): string =>
  bytes < MEBIBYTE / 10
    ? inUnit(Math.max(1, Math.round(bytes / 1024)), 'kilobyte')
    : inUnit(bytes / MEBIBYTE, 'megabyte')

/** What is accepted, in one or two sentences. */
export const acceptedText = ({ sorts, most, mebibytes }: FileDraft): string =>
  t('files.accepted', {
    count: most,
    size: sizeText(mebibytes * MEBIBYTE),
    sorts: sorts.map((sort) => t(`files.sort_${sort}`)).join(' · '),
  })

/** For the list from which files are chosen. */
export const acceptAttribute = ({ sorts }: FileDraft): string =>
  [...(sorts.includes('picture') ? ['image/*'] : []), ...endingsOf(sorts).map((ending) => `.${ending}`)].join(',')
