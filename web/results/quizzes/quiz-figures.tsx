import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/overview.ts'
import { Card } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/charts/figure-table.tsx'
import { formatMarks } from '../answers/marks-text.ts'
import { reliabilityOf, soFarOn } from './overview-sentences.ts'
import type { Overview } from './question-results-api.ts'

const ONE_PLACE = { style: 'percent', maximumFractionDigits: 1 } as const
const TWO_PLACES = { maximumFractionDigits: 2 } as const

const orNone = (figure: number | null, write: (figure: number) => string): string =>
  figure === null ? t('overview.none') : write(figure)
const percent = (figure: number | null) => orNone(figure, (known) => formatNumber(known / 100, ONE_PLACE))
const marks = (figure: number | null) => orNone(figure, formatMarks)
const plain = (figure: number | null) => orNone(figure, (known) => formatNumber(known, TWO_PLACES))

/** Moodle's statistics of the whole quiz; what they say of its reliability first. */
export function QuizFigures({ overview }: { overview: Overview }) {
  const reliability = reliabilityOf(overview)
  const rows = [
    { name: t('overview.count'), value: formatNumber(overview.total) },
    { name: t('overview.meanName'), value: marks(overview.mean) },
    { name: t('overview.medianName'), value: marks(overview.median) },
    { name: t('overview.lowest'), value: marks(overview.lowest) },
    { name: t('overview.highest'), value: marks(overview.highest) },
    { name: t('overview.deviation'), value: marks(overview.deviation) },
    { name: t('overview.skewness'), value: plain(overview.skewness) },
    { name: t('overview.kurtosis'), value: plain(overview.kurtosis) },
    { name: t('overview.consistency'), value: percent(overview.consistency) },
    { name: t('overview.errorRatio'), value: percent(overview.errorRatio) },
    { name: t('overview.standardError'), value: marks(overview.standardError) },
  ]
  return (
    <Card>
      <h3 className="font-medium tracking-normal text-ink-soft">{t('overview.figures')}</h3>
      {reliability && <p className="mt-1 font-semibold">{t(`overview.reliability_${reliability}`)}</p>}
      <div className="mt-3 max-w-120">
        <FigureTable caption={t('overview.figures')} heads={[t('overview.figure'), t('overview.value')]} rows={rows} />
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {[soFarOn(overview), t('overview.figuresHint')].filter(Boolean).join(' ')}
      </p>
    </Card>
  )
}
