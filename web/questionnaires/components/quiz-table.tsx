import { Link, useSearchParams } from 'react-router'
import { type ListView, SORT_KEYS } from '#domain/quiz-list.ts'
import { formatDate, formatDateTime, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/questionnaires.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { type Column, type Sorting, Table } from '../../ui/table.tsx'
import { useIsLeaving } from '../../ui/use-is-leaving.ts'
import type { QuizPage } from '../api.ts'
import { isDraft, type ListedQuiz, type ListedRow, paramsOf } from '../quiz-list.ts'
import { DraftActions, type DraftHandlers, draftAddress, draftTitle } from './draft-actions.tsx'
import { QuizActions, type QuizHandlers } from './quiz-actions.tsx'
import { QuizSearch } from './quiz-search.tsx'
import { StatusBadge } from './status-badge.tsx'

type RowHandlers = QuizHandlers & DraftHandlers

type QuizTableProps = RowHandlers & {
  list: QuizPage
  view: ListView
  /** Other rows are on their way. */
  isChanging: boolean
}

export function QuizTable({ list: { rows, found, page, pages }, view, isChanging, ...handlers }: QuizTableProps) {
  const [, setParams] = useSearchParams()
  const isLeaving = useIsLeaving()
  const show = (change: Partial<ListView>) => {
    // What was typed settles a moment later: it must not call back somebody who has pressed a link by then.
    if (isLeaving) return
    setParams(paramsOf({ ...view, page: 1, ...change }), { replace: true, preventScrollReset: true })
  }
  const sortBy = ({ key, descending }: Sorting) => {
    const sort = SORT_KEYS.find((known) => known === key)
    if (sort) show({ sort, descending })
  }
  return (
    <section aria-label={t('questionnaires.yourQuizzes')} className="grid gap-4">
      <QuizSearch search={view.search} found={found} onSearch={(search) => show({ search })} />
      {found > 0 ? (
        <Card flush className={classNames(isChanging && 'opacity-60')} aria-busy={isChanging}>
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

function Participants({ quiz }: { quiz: ListedQuiz }) {
  const count = formatNumber(quiz.submissions)
  if (quiz.submissions === 0) return count
  return (
    <>
      <Link
        to={{ pathname: '/dashboard/quizzes/result', search: `?${new URLSearchParams({ quiz: quiz.id })}` }}
        aria-label={t('questionnaires.resultsOf', { title: quiz.title, count })}
        className="text-brand underline"
      >
        {count}
      </Link>
      {quiz.toMark > 0 && (
        <Link
          to={`/dashboard/quizzes/${encodeURIComponent(quiz.id)}/marking`}
          aria-label={t('questionnaires.toMarkIn', { title: quiz.title, count: quiz.toMark })}
          className="block text-sm whitespace-nowrap text-brand underline"
        >
          {t('questionnaires.toMark', { count: quiz.toMark })}
        </Link>
      )}
    </>
  )
}

/** What was changed in it and not published, on whatever device. */
function Unpublished({ quiz: { id, title }, at }: { quiz: ListedQuiz; at: number }) {
  return (
    <Link
      to={`/dashboard/quizzes/${encodeURIComponent(id)}/edit`}
      aria-label={t('questionnaires.unpublishedOf', { title, when: formatDateTime(at) })}
      title={t('questionnaires.unpublishedSaved', { when: formatDateTime(at) })}
      className="text-sm text-brand underline max-sm:ms-2 sm:mt-1 sm:block"
    >
      {t('questionnaires.unpublished')}
    </Link>
  )
}

const TITLE = 'stretched line-clamp-3 text-start sm:min-w-32 font-semibold'

const columns = (handlers: RowHandlers): Column<ListedRow>[] => [
  {
    key: 'title',
    header: t('questionnaires.title'),
    sortable: true,
    cell: (row) =>
      isDraft(row) ? (
        <Link to={draftAddress(row)} className={classNames(TITLE, 'text-ink no-underline')}>
          {draftTitle(row)}
        </Link>
      ) : (
        <button type="button" aria-haspopup="dialog" className={TITLE} onClick={() => handlers.onShare(row)}>
          {row.title}
        </button>
      ),
  },
  {
    key: 'subject',
    header: t('questionnaires.subject'),
    sortable: true,
    folds: 'narrow',
    phone: 'hidden',
    cell: (quiz) => quiz.subject,
  },
  {
    key: 'participants',
    header: t('questionnaires.participants'),
    sortable: true,
    numeric: true,
    cell: (row) => (isDraft(row) ? '–' : <Participants quiz={row} />),
  },
  {
    key: 'created',
    header: t('questionnaires.created'),
    sortable: true,
    bare: true,
    folds: 'narrow',
    cell: (quiz) => <span className="whitespace-nowrap">{formatDate(quiz.createdAt)}</span>,
  },
  {
    key: 'status',
    header: t('questionnaires.status'),
    sortable: true,
    bare: true,
    cell: (row) => (
      <>
        <StatusBadge status={row.status} />
        {!isDraft(row) && row.editedAt !== null && <Unpublished quiz={row} at={row.editedAt} />}
      </>
    ),
  },
  {
    key: 'actions',
    header: t('questionnaires.actions'),
    phone: 'lead',
    cell: (row) =>
      isDraft(row) ? <DraftActions draft={row} {...handlers} /> : <QuizActions quiz={row} {...handlers} />,
  },
]
