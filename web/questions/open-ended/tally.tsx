import type { OpenEnded } from '#domain/questions/open-ended.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/tallies.ts'
import type { TallyProps } from '../tally.ts'

/** How many have written something, and how much. */
export function TallyOpenEnded({ tally: { answers, words } }: TallyProps<OpenEnded>) {
  if (answers === 0) return <p className="mt-3">{t('tally.nothingWritten')}</p>
  const average = formatNumber(Math.round(words / answers))
  return <p className="mt-3">{t('tally.written', { count: answers, words: average })}</p>
}
