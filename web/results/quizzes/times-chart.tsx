import { howTheSlowerDid } from '#domain/statistics/time-and-score.ts'
import { FEWEST } from '#domain/statistics/trend.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/overview.ts'
import { countGridOf } from '../../ui/charts/count-grid.tsx'
import { PictureChart } from '../../ui/charts/picture-chart.tsx'
import { soFarOn } from './overview-sentences.ts'
import type { Overview } from './question-results-api.ts'

const TENTHS = Array.from({ length: 10 }, (_, at) => at)

const nameOf = (tenth: number): string =>
  tenth < 0
    ? t('overview.below')
    : t('overview.tenth', { from: formatNumber(tenth * 10), to: formatNumber((tenth + 1) * 10) })

/** The highest scores first; all below zero are one row. */
const rowsOf = (times: Overview['times']) => {
  const positive = times.filter(({ tenth }) => tenth >= 0)
  const negative = times.filter(({ tenth }) => tenth < 0)
  const sumAt = (column: number) => negative.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0)
  const rows = positive.map(({ tenth, counts }) => ({ name: nameOf(tenth), counts })).reverse()
  return negative.length === 0 ? rows : [...rows, { name: nameOf(-1), counts: TENTHS.map(sumAt) }]
}

/** Whether those who took longer did better: how many took which part of the time, for which part of the marks. */
export function TimesChart({ overview, title }: { overview: Overview; title: string }) {
  const rows = rowsOf(overview.times)
  if (rows.length === 0) return null
  const byTime = TENTHS.map((column) => rows.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0))
  const most = byTime.indexOf(Math.max(...byTime))
  const count = byTime[most] ?? 0
  const { total } = overview
  const columns = TENTHS.map((tenth) => formatPercent(tenth / 10))
  const [from, to] = [formatPercent(most / 10), formatPercent((most + 1) / 10)]
  return (
    <PictureChart
      title={t('overview.times')}
      of={title}
      sentence={t(count * 2 > total && total >= FEWEST ? 'overview.timesSentence' : 'overview.timesSentenceFew', {
        count,
        of: total,
        from,
        to,
      })}
      note={[t(`overview.slower_${howTheSlowerDid(overview.times)}`), t('overview.timesHint'), soFarOn(overview)]
        .filter(Boolean)
        .join(' ')}
      drawing={countGridOf({ rows, columns, axis: t('overview.timesAxis') })}
      table={<TimesTable rows={rows} columns={columns} />}
    />
  )
}

type TimesTableProps = { rows: ReturnType<typeof rowsOf>; columns: readonly string[] }

function TimesTable({ rows, columns }: TimesTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section className="overflow-x-auto" tabIndex={0} aria-label={t('overview.times')}>
      <table className="tabular border-collapse text-sm">
        <caption className="sr-only">{t('overview.times')}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="pe-2 text-start font-medium">
              {t('overview.scoreAxis')}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="px-2 text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="pe-2 text-start font-normal whitespace-nowrap">
                {name}
              </th>
              {columns.map((column, at) => (
                <td key={column} className="px-2 text-end">
                  {formatNumber(counts[at] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
