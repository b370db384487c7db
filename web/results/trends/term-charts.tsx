import { FEWEST, isEnough } from '#domain/statistics/trend.ts'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/trends.ts'
import { FigureTable } from '../../ui/charts/figure-table.tsx'
import { PictureChart } from '../../ui/charts/picture-chart.tsx'
import type { Month, QuizInTerm, Term } from './api.ts'
import { type Drawn, dotsOf, drawnOf } from './drawn-points.ts'
import type { LegendEntry } from './legend.tsx'
import { linesOf } from './line-chart.tsx'
import { monthText } from './month-text.ts'
import { percentText, rangeText } from './percent-text.ts'
import { notesOnTerm, termSentence } from './term-words.ts'
import type { TrendsView } from './trends-view.ts'

type TermChartProps = { view: TrendsView; term: Term }

const valuesOf = (drawn: readonly Drawn[]) => drawn.map(({ mean }) => percentText(mean)).join(', ')

/** Whose results they are, as the picture's file says. */
const aboutOf = ({ group }: TrendsView): string => group || t('trends.heading')

const legendOf = (drawn: readonly Drawn[]): LegendEntry[] => [
  ['line', t('trends.legendMean')],
  ...(drawn.every(isEnough) ? [] : [['apart', t('trends.legendFew', { fewest: FEWEST })] as const]),
]

/** Where there are more quizzes than stand on one page. */
export function MonthsChart({ view, term }: TermChartProps) {
  const drawn = drawnOf(term)
  const legend = legendOf(drawn)
  return (
    <PictureChart
      title={t('trends.byMonth')}
      of={aboutOf(view)}
      sentence={termSentence(term).sentence}
      label={t('trends.chartMonths', { values: valuesOf(drawn) })}
      note={notesOnTerm(view, term)}
      drawing={linesOf({ points: dotsOf(drawn), from: drawn[0]?.name ?? '', to: drawn.at(-1)?.name ?? '', legend })}
      table={<MonthsTable months={term.months} />}
    />
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

const nameOf = ({ title, students }: QuizInTerm, place: number): string => {
  const said = { number: formatNumber(place), title }
  return isEnough({ results: students })
    ? t('trends.numbered', said)
    : t('trends.numberedFew', { ...said, count: students })
}

/** The quizzes of one page in the order of time. */
export function QuizzesChart({ view, term }: TermChartProps) {
  const ordered = [...term.rows].reverse()
  const drawn = drawnOf(term)
  const legend = [...legendOf(drawn), ['bar', t('trends.legendMiddle')] as const]
  const [first, last] = [ordered[0], ordered.at(-1)]
  const rows = ordered.map((quiz, at) => ({
    name: nameOf(quiz, at + 1),
    value: percentText(quiz.mean),
    share: rangeText(quiz),
  }))
  const heads = [t('trends.paper'), t('trends.mean'), t('trends.middleHalf')]
  return (
    <PictureChart
      title={t('trends.byQuiz')}
      of={aboutOf(view)}
      sentence={termSentence(term).sentence}
      label={t('trends.chartQuizzes', { values: valuesOf(drawn) })}
      note={notesOnTerm(view, term)}
      drawing={linesOf({
        points: dotsOf(drawn),
        from: first ? formatDate(first.takenAt) : '',
        to: last ? formatDate(last.takenAt) : '',
        legend,
      })}
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
    />
  )
}
