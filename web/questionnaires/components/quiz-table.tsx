import { Link, useSearchParams } from 'react-router'
import type { QuestionnaireStatus } from '#domain/questionnaire.ts'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/questionnaires.ts'
import { Card } from '../../ui/card.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { type Column, type Sorting, Table } from '../../ui/table.tsx'
import { type ListedQuiz, paramsOf, SORT_KEYS, shown, type View, viewOf } from '../quiz-list.ts'
import { QuizActions } from './quiz-actions.tsx'
import { QuizSearch } from './quiz-search.tsx'
import { StatusBadge } from './status-badge.tsx'

export type QuizHandlers = {
  onShare: (quiz: ListedQuiz) => void
  onDelete: (quiz: ListedQuiz) => void
  onStatus: (quiz: ListedQuiz, status: QuestionnaireStatus) => Promise<void>
}

export function QuizTable({ quizzes, ...handlers }: QuizHandlers & { quizzes: readonly ListedQuiz[] }) {
  const [params, setParams] = useSearchParams()
  const view = viewOf(params)
  const { rows, found, page, pages } = shown(quizzes, view)
  const show = (change: Partial<View>) =>
    setParams(paramsOf({ ...view, page: 1, ...change }), { replace: true, preventScrollReset: true })
  const sortBy = ({ key, descending }: Sorting) => {
    const sort = SORT_KEYS.find((known) => known === key)
    if (sort) show({ sort, descending })
  }
  return (
    <section aria-label={t('questionnaires.yourQuizzes')} className="grid gap-4">
      <QuizSearch search={view.search} found={found} onSearch={(search) => show({ search })} />
      {found > 0 ? (
        <Card flush className={folded}>
          <Table
            caption={t('questionnaires.yourQuizzes')}
            columns={columns(handlers)}
            rows={rows}
            rowKey={({ id }) => id}
            sorting={{ key: view.sort, descending: view.descending }}
            onSort={sortBy}
          />
        </Card>
      ) : (
        <p className="rounded border border-dashed border-line-strong px-4 py-10 text-center text-ink-soft">
          {t('questionnaires.nothingFound', { search: view.search })}
        </p>
      )}
      <Pagination page={page} pages={pages} onPage={(next) => show({ page: next })} />
    </section>
  )
}

/** Between phones and wide screens, subject and date give up their columns and stand below the title. */
const folded = [
  'overflow-x-auto sm:max-xl:[&_:is(th,td)]:px-2.5',
  'sm:max-xl:[&_:is(th,td):nth-child(2)]:hidden sm:max-md:[&_:is(th,td):nth-child(4)]:hidden',
].join(' ')

function Participants({ quiz }: { quiz: ListedQuiz }) {
  const count = formatNumber(quiz.submissions)
  if (quiz.submissions === 0) return count
  return (
    <Link
      to={{ pathname: '/dashboard/quizzes/result', search: `?${new URLSearchParams({ quiz: quiz.id })}` }}
      aria-label={t('questionnaires.resultsOf', { title: quiz.title, count })}
      className="text-brand underline"
    >
      {count}
    </Link>
  )
}

const columns = (handlers: QuizHandlers): Column<ListedQuiz>[] => [
  {
    key: 'title',
    header: t('questionnaires.title'),
    sortable: true,
    cell: (quiz) => (
      <>
        <button
          type="button"
          aria-haspopup="dialog"
          className="stretched block text-start sm:min-w-40 font-semibold wrap-anywhere"
          onClick={() => handlers.onShare(quiz)}
        >
          {quiz.title}
        </button>
        <span className="hidden font-normal text-ink-soft wrap-anywhere sm:max-xl:block">
          {quiz.subject}
          <span className="hidden sm:max-md:inline"> · {formatDate(quiz.createdAt)}</span>
        </span>
      </>
    ),
  },
  {
    key: 'subject',
    header: t('questionnaires.subject'),
    sortable: true,
    cell: (quiz) => <span className="wrap-anywhere">{quiz.subject}</span>,
  },
  {
    key: 'participants',
    header: t('questionnaires.participants'),
    sortable: true,
    numeric: true,
    cell: (quiz) => <Participants quiz={quiz} />,
  },
  {
    key: 'created',
    header: t('questionnaires.created'),
    sortable: true,
    cell: (quiz) => <span className="whitespace-nowrap">{formatDate(quiz.createdAt)}</span>,
  },
  {
    key: 'status',
    header: t('questionnaires.status'),
    sortable: true,
    cell: (quiz) => <StatusBadge status={quiz.status} />,
  },
  {
    key: 'actions',
    header: t('questionnaires.actions'),
    bare: true,
    cell: (quiz) => <QuizActions quiz={quiz} {...handlers} />,
  },
]
