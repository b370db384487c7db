import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { ListView } from '#domain/quiz-list.ts'
import { errorText } from '../i18n/all-failures.ts'
import { t as dashboardText } from '../i18n/dashboard.ts'
import { formatNumber, formatPercent } from '../i18n/format.ts'
import { t } from '../i18n/questionnaires.ts'
import { type QuizPage, quizPageQuery } from '../questionnaires/api.ts'
import { QuizFigures } from '../questionnaires/components/quiz-figures.tsx'
import { FIRST_VIEW, isDraft, type ListedQuiz } from '../questionnaires/quiz-list.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { type Column, Table } from '../ui/table.tsx'

/** How each quiz went, those that most have taken first; the results of one are behind its row. */
export function Analytics() {
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const view: ListView = { ...FIRST_VIEW, sort: 'participants', page }
  const quizzes = useQuery(quizPageQuery(view))
  return (
    <div className="grid gap-6">
      <header>
        <h1 className="text-2xl">{dashboardText('dashboard.analytics')}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{dashboardText('dashboard.analyticsIntro')}</p>
      </header>
      {quizzes.isPending && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {quizzes.isError && !quizzes.data && (
        <ErrorPanel
          title={t('questionnaires.listFailed')}
          busy={quizzes.isFetching}
          onRetry={() => void quizzes.refetch()}
        >
          {errorText(quizzes.error)}
        </ErrorPanel>
      )}
      {quizzes.data && (
        <>
          <QuizFigures totals={quizzes.data.totals} />
          <ByQuiz list={quizzes.data} />
          <Pagination
            page={quizzes.data.page}
            pages={quizzes.data.pages}
            onPage={(next) => setParams(next > 1 ? { page: String(next) } : {}, { preventScrollReset: true })}
          />
        </>
      )}
    </div>
  )
}

function ByQuiz({ list }: { list: QuizPage }) {
  const taken = list.rows.filter((row): row is ListedQuiz => !isDraft(row))
  if (list.totals.submissions === 0)
    return (
      <Card>
        <EmptyState title={t('questionnaires.noScoreYet')} />
      </Card>
    )
  return (
    <Card flush>
      <Table caption={dashboardText('dashboard.analytics')} columns={columns()} rows={taken} rowKey={({ id }) => id} />
    </Card>
  )
}

const columns = (): Column<ListedQuiz>[] => [
  {
    key: 'title',
    header: t('questionnaires.title'),
    cell: ({ id, title }) => (
      <Link
        to={`/dashboard/quizzes/result?${new URLSearchParams({ quiz: id })}`}
        className="stretched line-clamp-2 font-semibold text-ink no-underline wrap-anywhere"
      >
        {title}
      </Link>
    ),
  },
  { key: 'subject', header: t('questionnaires.subject'), phone: 'hidden', cell: ({ subject }) => subject },
  {
    key: 'participants',
    header: t('questionnaires.participants'),
    numeric: true,
    cell: ({ submissions }) => formatNumber(submissions),
  },
  {
    key: 'average',
    header: t('questionnaires.average'),
    numeric: true,
    cell: ({ averagePercent }) => (averagePercent === null ? '–' : formatPercent(averagePercent / 100)),
  },
]
