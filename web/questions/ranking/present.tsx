import { type Ranking, rankedIn } from '#domain/questions/ranking.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { fittingEm } from '../parts/fitting-rows.ts'
import { TallyBars } from '../parts/tally-bars.tsx'
import type { TallyProps } from '../tally.ts'
import { TallyRanking } from './tally.tsx'

/** The points of each item as a bar, with its mean place. They stand as they were asked: none jumps over another. */
export function PresentRanking(props: TallyProps<Ranking>) {
  const { asked, tally, of, lang } = props
  const count = asked.items.length
  const rows = rankedIn(tally, count)
    .toSorted((one, other) => one.item - other.item)
    .map(({ item, points, meanPlace }) => ({
      text: asked.items[item] ?? '',
      count: points,
      told:
        meanPlace === null
          ? t('opinions.never')
          : t('opinions.meanPlaceOf', { place: formatNumber(meanPlace, { maximumFractionDigits: 1 }) }),
    }))
  return (
    <>
      <div aria-hidden="true" style={{ fontSize: fittingEm(count) }}>
        <TallyBars caption={t('opinions.rankedLongest')} rows={rows} of={of * (count - 1)} lang={lang} />
      </div>
      <div className="sr-only">
        <TallyRanking {...props} />
      </div>
    </>
  )
}
