import type { OpenEnded } from '#domain/questions/open-ended.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/tallies.ts'
import type { TallyProps } from '../tally.ts'

/** How many have written something, and how much. */
export function TallyOpenEnded({ tally: { answers, words } }: TallyProps<OpenEnded>) {
  const average = answers === 0 ? 0 : Math.round(words / answers)
  return <p className="mt-3">{t('tally.written', { count: answers, words: formatNumber(average) })}</p>
}
