import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/overview.ts'
import { columnsOf } from '../../ui/charts/columns.tsx'
import { FigureTable } from '../../ui/charts/figure-table.tsx'
import { PictureChart } from '../../ui/charts/picture-chart.tsx'
import { formatMarks } from '../answers/marks-text.ts'
import { marksInWords, soFarOn } from './overview-sentences.ts'
import type { Overview } from './question-results-api.ts'

/** How many students have how many marks. */
export function ScoresChart({ overview, title }: { overview: Overview; title: string }) {
  const { scores, total } = overview
  const most = scores.reduce((best, bin) => (bin.count > (best?.count ?? 0) ? bin : best), scores[0])
  if (most === undefined) return null
  const columns = scores.map(({ from, count }) => ({
    key: String(from),
    count,
    shown: formatNumber(count),
    isMarked: from < 0,
  }))
  const edges = [...scores.map(({ from }) => from), scores.at(-1)?.to ?? 0].map(formatMarks)
  const rangeOf = ({ from, to }: { from: number; to: number }) =>
    t(to === scores.at(-1)?.to ? 'overview.rangeOf' : 'overview.rangeBelow', {
      from: formatMarks(from),
      to: formatMarks(to),
    })
  const rows = scores.map((bin) => ({ name: rangeOf(bin), value: formatNumber(bin.count) }))
  const from = formatMarks(most.from)
  return (
    <PictureChart
      title={t('overview.scores')}
      of={title}
      note={soFarOn(overview)}
      sentence={
        most.count === 1
          ? t('overview.scoresEven', { of: total })
          : t('overview.scoresSentence', { count: most.count, of: total, from, to: marksInWords(most.to) })
      }
      drawing={columnsOf({ columns, edges })}
      table={
        <FigureTable caption={t('overview.scores')} heads={[t('overview.range'), t('overview.students')]} rows={rows} />
      }
    />
  )
}
