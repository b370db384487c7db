import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useLocation, useParams } from 'react-router'
import { wholePercent } from '#domain/statistics/trend.ts'
import { FailedCall } from '../../calls/reply.ts'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/trends.ts'
import { Card } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/charts/figure-table.tsx'
import { PictureChart } from '../../ui/charts/picture-chart.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { formatMarks } from '../answers/marks-text.ts'
import { type ResultInTerm, studentTermQuery } from './api.ts'
import { linesOf } from './line-chart.tsx'
import { percentText, soFarText } from './percent-text.ts'
import { Waiting } from './waiting.tsx'
import { Who } from './who.tsx'

/** One student over the term, each result beside the mean of the class. */
export function StudentTrend() {
  const { id = '' } = useParams()
  const term = useQuery(studentTermQuery(id))
  const { data, error } = term
  const isGone = error instanceof FailedCall && error.failure.status === 404
  return (
    <>
      <BackLink />
      <header className="mb-5">
        <h1 className="text-2xl wrap-anywhere">{data ? data.student.name : t('trends.titleStudent')}</h1>
        {data && <Who student={data.student} />}
      </header>
      {isGone && <ErrorPanel title={t('trends.studentGone')}>{t('trends.studentGoneHint')}</ErrorPanel>}
      {!data && !isGone && <Waiting query={term} />}
      {data?.rows.length === 0 && (
        <Card>
          <EmptyState title={t('trends.noneLeft')}>{t('trends.noneLeftHint')}</EmptyState>
        </Card>
      )}
      {data && data.rows.length > 0 && <TermOfStudent id={id} name={data.student.name} {...data} />}
    </>
  )
}

/** Back to the very search one came from. */
function BackLink() {
  const state: unknown = useLocation().state
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return (
    <Link
      to={typeof from === 'string' ? from : '/dashboard/analytics?view=students'}
      className="mb-3 inline-flex min-h-11 items-center gap-2 font-medium print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {t('trends.backToStudents')}
    </Link>
  )
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const sentenceOf = (rows: readonly ResultInTerm[]): string => {
  const said = {
    mean: percentText(average(rows.map(({ percent }) => percent))),
    beside: percentText(average(rows.map(({ classMean }) => classMean))),
  }
  if (rows.length === 1) return t('trends.studentOne', said)
  return t('trends.studentMany', { ...said, quizzes: t('trends.quizzes', { count: rows.length }) })
}

type TermOfStudentProps = { id: string; name: string; rows: readonly ResultInTerm[]; earlier: number }

function TermOfStudent({ id, name, rows, earlier }: TermOfStudentProps) {
  const waiting = rows.reduce((sum, { classWaiting }) => sum + classWaiting, 0)
  const above = rows.filter(({ percent, classMean }) => wholePercent(percent) > wholePercent(classMean)).length
  const points = rows.map((row) => ({
    key: row.id,
    name: row.quiz.title,
    value: row.percent,
    beside: row.classMean,
  }))
  const values = rows.map(({ percent, classMean }) =>
    t('trends.andClass', { value: percentText(percent), beside: percentText(classMean) }),
  )
  const [first, last] = [rows[0], rows.at(-1)]
  const legend = [
    ['line', t('trends.legendStudent')],
    ['dashes', t('trends.legendClass')],
  ] as const
  return (
    <div className="flex flex-col gap-5">
      <PictureChart
        title={t('trends.byQuiz')}
        of={name}
        sentence={sentenceOf(rows)}
        label={t('trends.chartStudent', { name, values: values.join(', ') })}
        note={[
          rows.length > 1 && t('trends.above', { count: above, total: t('trends.quizzes', { count: rows.length }) }),
          waiting > 0 && t('trends.soFarStudent', { count: waiting }),
          t('trends.ofOwn'),
        ]
          .filter(Boolean)
          .join(' ')}
        drawing={linesOf({
          points,
          from: first ? formatDate(first.submittedAt) : '',
          to: last ? formatDate(last.submittedAt) : '',
          legend,
        })}
        table={
          <FigureTable
            caption={t('trends.byQuiz')}
            heads={[t('trends.quiz'), t('trends.percent'), t('trends.classMean')]}
            rows={rows.map(({ quiz, percent, classMean }, at) => ({
              name: t('trends.numbered', { number: formatNumber(at + 1), title: quiz.title }),
              value: percentText(percent),
              share: percentText(classMean),
            }))}
          />
        }
      />
      <div>
        <Card flush>
          <Table
            caption={t('trends.captionStudent', { name })}
            columns={columnsFor(`/dashboard/analytics/students/${encodeURIComponent(id)}`)}
            rows={rows}
            rowKey={(row) => row.id}
          />
        </Card>
        {earlier > 0 && <p className="mt-2 text-sm text-ink-soft">{t('trends.earlier', { count: earlier })}</p>}
        <p className="mt-2 text-sm text-ink-soft">{t('trends.sameStudent')}</p>
      </div>
    </div>
  )
}

const columnsFor = (from: string): readonly Column<ResultInTerm>[] => [
  {
    key: 'quiz',
    header: t('trends.quiz'),
    cell: ({ id, quiz }) => (
      <span className="block wrap-anywhere">
        <Link
          to={`/dashboard/analysis/${encodeURIComponent(id)}`}
          state={{ from }}
          className="stretched font-semibold text-brand underline underline-offset-4"
        >
          {quiz.title}
          <span className="sr-only">. {t('trends.seeAnswers')}</span>
        </Link>
        <span className="block text-sm font-normal text-ink-soft">{quiz.subject}</span>
      </span>
    ),
  },
  {
    key: 'taken',
    header: t('trends.taken'),
    bare: true,
    folds: 'narrow',
    cell: ({ submittedAt }) => <span className="whitespace-nowrap">{formatDate(submittedAt)}</span>,
  },
  {
    key: 'score',
    header: t('trends.score'),
    numeric: true,
    phone: 'hidden',
    cell: ({ score, maxScore }) => t('trends.scoreOf', { score: formatMarks(score), max: formatMarks(maxScore) }),
  },
  {
    key: 'percent',
    header: t('trends.percent'),
    numeric: true,
    phone: 'lead',
    cell: ({ percent, waiting }) => <span className="font-semibold">{soFarText(percent, waiting)}</span>,
  },
  {
    key: 'class',
    header: t('trends.classMean'),
    numeric: true,
    cell: ({ classMean, classStudents, classWaiting }) =>
      t('trends.classOf', {
        mean: soFarText(classMean, classWaiting),
        students: t('trends.studentsCount', { count: classStudents }),
      }),
  },
]
