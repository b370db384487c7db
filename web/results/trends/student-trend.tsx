import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useLocation, useParams } from 'react-router'
import { FEWEST, hasClass, studentBesideClass } from '#domain/statistics/trend.ts'
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
import { countedWords } from './term-words.ts'
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

type Compared = ReturnType<typeof studentBesideClass>

const sentenceOf = ({ mean, beside }: Compared, rows: readonly ResultInTerm[]): string => {
  const count = rows.length
  const own = {
    mean: percentText(mean),
    quizzes: countedWords(
      rows.map(({ quiz }) => quiz),
      count,
    ),
  }
  if (!beside) return t('trends.studentAlone', { ...own, count })
  const said = { ...own, beside: percentText(beside.classMean) }
  if (count === 1) return t('trends.studentOne', said)
  if (beside.quizzes === count) return t('trends.studentMany', said)
  const compared = { own: percentText(beside.own), compared: formatNumber(beside.quizzes) }
  return t('trends.studentPartly', { ...said, ...compared, fewest: FEWEST })
}

/** What its figures stand on, and what they leave out. */
const notesOn = ({ beside }: Compared, rows: readonly ResultInTerm[]): string => {
  const waiting = rows.reduce((sum, { classWaiting }) => sum + classWaiting, 0)
  const compared = beside?.quizzes ?? 0
  return [
    beside && rows.length > 1 && t('trends.above', { count: beside.above, total: formatNumber(compared) }),
    compared < rows.length && t('trends.noClass', { fewest: FEWEST }),
    waiting > 0 && t('trends.soFarStudent', { count: waiting }),
    t('trends.ofOwn'),
  ]
    .filter(Boolean)
    .join(' ')
}

type TermOfStudentProps = { id: string; name: string; rows: readonly ResultInTerm[]; earlier: number }

function TermOfStudent({ id, name, rows, earlier }: TermOfStudentProps) {
  const compared = studentBesideClass(rows)
  const points = rows.map((row) => ({
    key: row.id,
    name: row.quiz.title,
    value: row.percent,
    ...(hasClass(row) && { beside: row.classMean }),
  }))
  const values = rows.map((row) => {
    const value = percentText(row.percent)
    return hasClass(row) ? t('trends.andClass', { value, beside: percentText(row.classMean) }) : value
  })
  const [first, last] = [rows[0], rows.at(-1)]
  const legend = [
    ['line', t('trends.legendStudent')] as const,
    ...(compared.beside ? [['dashes', t('trends.legendClass')] as const] : []),
  ]
  return (
    <div className="flex flex-col gap-5">
      <PictureChart
        title={t('trends.byQuiz')}
        of={name}
        sentence={sentenceOf(compared, rows)}
        label={t('trends.chartStudent', { name, values: values.join(', ') })}
        note={notesOn(compared, rows)}
        drawing={linesOf({
          points,
          from: first ? formatDate(first.submittedAt) : '',
          to: last ? formatDate(last.submittedAt) : '',
          legend,
        })}
        table={
          <FigureTable
            caption={t('trends.byQuiz')}
            heads={[t('trends.paper'), t('trends.percent'), t('trends.classMean')]}
            rows={rows.map((row, at) => ({
              name: t('trends.numbered', { number: formatNumber(at + 1), title: row.quiz.title }),
              value: percentText(row.percent),
              share: hasClass(row) ? percentText(row.classMean) : t('trends.tooFew'),
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
    header: t('trends.paper'),
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
