import type { FileDraft } from '#domain/questions/file.ts'
import { endingsOf, MEBIBYTE } from '#domain/questions/parts/upload.ts'
import { t } from '../../i18n/students/files.ts'
import { sizeText } from '../parts/size-text.ts'

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
