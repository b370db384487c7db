import type { FileQuestion } from '#domain/questions/file.ts'
import { t } from '../../i18n/students/files.ts'
import type { TallyProps } from '../tally.ts'

/** How many files came, and from how many. */
export function TallyFile({ tally: { files }, of }: TallyProps<FileQuestion>) {
  return <p className="mt-3">{t('files.haveSent', { count: files, of })}</p>
}
