import { PictureChart } from '../../exports/components/picture-chart.tsx'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/trends.ts'
import { FigureTable } from '../../ui/charts/figure-table.tsx'
import type { Month, Term } from '../api.ts'
import { percentText, rangeText } from '../percent-text.ts'
import { monthText, notesOnTerm, termSentence } from '../term-words.ts'
import type { TrendsView } from '../trends-view.ts'
import { heightOfLines, LineChart, type Point } from './line-chart.tsx'

type TermChartProps = { view: TrendsView; term: Term }

const valuesOf = (points: readonly Point[]) => points.map(({ value }) => percentText(value)).join(', ')

/** Whose results they are, as the picture's file says. */
const aboutOf = ({ group }: TrendsView): string => group || t('trends.heading')

const meanLegend = () => ['line', t('trends.legendMean')] as const

/** Where there are more quizzes than stand on one page. */
export function MonthsChart({ view, term }: TermChartProps) {
  const points = term.months.map(({ month, mean }) => ({ key: month, name: monthText(month), value: mean }))
  const legend = [meanLegend()]
  return (
    <PictureChart
      title={t('trends.byMonth')}
      of={aboutOf(view)}
      sentence={termSentence(term).sentence}
      label={t('trends.chartMonths', { values: valuesOf(points) })}
      note={notesOnTerm(view, term)}
      height={heightOfLines(legend)}
      table={<MonthsTable months={term.months} />}
    >
      <LineChart points={points} from={points[0]?.name ?? ''} to={points.at(-1)?.name ?? ''} legend={legend} />
    </PictureChart>
  )
}

function MonthsTable({ months }: { months: readonly Month[] }) {
  return (
    <FigureTable
      caption={t('trends.captionMonths')}
      heads={[t('trends.month'), t('trends.resultCount'), t('trends.mean')]}
      rows={months.map(({ month, results, mean }) => ({
        name: monthText(month),
        value: t('trends.results', { count: results }),
        share: percentText(mean),
      }))}
    />
  )
}

/** The quizzes of one page in the order of time. */
export function QuizzesChart({ view, term }: TermChartProps) {
  const ordered = [...term.rows].reverse()
  const points = ordered.map(({ id, title, mean, low, high }) => ({
    key: id,
    name: title,
    value: mean,
    range: { low, high },
  }))
  const legend = [meanLegend(), ['bar', t('trends.legendMiddle')] as const]
  const [first, last] = [ordered[0], ordered.at(-1)]
  const rows = ordered.map((quiz, at) => ({
    name: t('trends.numbered', { number: formatNumber(at + 1), title: quiz.title }),
    value: percentText(quiz.mean),
    share: rangeText(quiz),
  }))
  const heads = [t('trends.quiz'), t('trends.mean'), t('trends.middleHalf')]
  return (
    <PictureChart
      title={t('trends.byQuiz')}
      of={aboutOf(view)}
      sentence={termSentence(term).sentence}
      label={t('trends.chartQuizzes', { values: valuesOf(points) })}
      note={notesOnTerm(view, term)}
      height={heightOfLines(legend)}
      table={
        <>
          <FigureTable caption={t('trends.byQuiz')} heads={heads} rows={rows} />
          {term.months.length > 1 && (
            <>
              <h4 className="mt-4 font-medium tracking-normal">{t('trends.byMonth')}</h4>
              <MonthsTable months={term.months} />
            </>
          )}
        </>
      }
    >
      <LineChart
        points={points}
        from={first ? formatDate(first.takenAt) : ''}
        to={last ? formatDate(last.takenAt) : ''}
        legend={legend}
      />
    </PictureChart>
  )
}
