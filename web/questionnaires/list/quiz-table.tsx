import { Link, useSearchParams } from 'react-router'
import { type ListView, SORT_KEYS } from '#domain/questionnaires/quiz-list.ts'
import { formatDate, formatDateTime, formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { type Column, type Sorting, Table } from '../../ui/table.tsx'
import { useIsLeaving } from '../../ui/use-is-leaving.ts'
import type { QuizPage } from '../api.ts'
import { quizAddress } from '../quiz-address.ts'
import { isDraft, type ListedQuiz, type ListedRow, paramsOf } from '../quiz-list.ts'
import { BulkBar, type BulkHandlers } from './bulk-bar.tsx'
import { DraftActions, type DraftHandlers, draftAddress, draftTitle } from './draft-actions.tsx'
import { QuizActions, type QuizHandlers } from './quiz-actions.tsx'
import { QuizFilters } from './quiz-filters.tsx'
import { QuizSearch } from './quiz-search.tsx'
import { StatusBadge } from './status-badge.tsx'

type RowHandlers = QuizHandlers & DraftHandlers

/** Which rows are chosen for something to be done with all of them; null: nobody is choosing. */
export type Selection = ReadonlySet<string> | null

type QuizTableProps = RowHandlers &
  BulkHandlers & {
    list: QuizPage
    view: ListView
    /** Other rows are on their way. */
    isChanging: boolean
    selection: Selection
    onSelect: (selection: Selection) => void
  }

/** Of several pages it is known that there may be drafts among them, and not how many fit. */
const foundIn = ({ rows, found, pages, totals }: QuizPage, show: ListView['show']): string => {
  const drafts = rows.filter(isDraft).length
  if (show === 'drafts' || (drafts === found && drafts > 0)) return t('questionnaires.foundDrafts', { count: found })
  if (drafts > 0 || (pages > 1 && totals.drafts > 0))
    return t('questionnaires.foundBoth', { count: formatNumber(found) })
  return t('questionnaires.found', { count: found })
}

export function QuizTable({ list, view, isChanging, selection, onSelect, onBulk, onTag, ...handlers }: QuizTableProps) {
  const { rows, found, page, pages } = list
  const [, setParams] = useSearchParams()
  const isLeaving = useIsLeaving()
  const show = (change: Partial<ListView>) => {
    // What was typed settles a moment later: it must not call back somebody who has pressed a link by then.
    if (isLeaving) return
    onSelect(selection && new Set())
    setParams(paramsOf({ ...view, page: 1, ...change }), { replace: true, preventScrollReset: true })
  }
  const sortBy = ({ key, descending }: Sorting) => {
    const sort = SORT_KEYS.find((known) => known === key)
    if (sort) show({ sort, descending })
  }
  const quizzes = rows.filter((row): row is ListedQuiz => !isDraft(row))
  return (
    <section aria-label={t('questionnaires.yourQuizzes')} className="grid grid-cols-1 gap-4">
      <QuizSearch search={view.search} found={foundIn(list, view.show)} onSearch={(search) => show({ search })}>
        {quizzes.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={selection !== null}
            onClick={() => onSelect(selection ? null : new Set())}
          >
            {t(selection ? 'questionnaires.selectDone' : 'questionnaires.select')}
          </Button>
        )}
      </QuizSearch>
      <QuizFilters view={view} onChange={show} />
      {view.show === 'bin' && <p className="text-ink-soft">{t('questionnaires.binHint')}</p>}
      {view.show === 'archived' && <p className="text-ink-soft">{t('questionnaires.archiveHint')}</p>}
      {selection && (
        <BulkBar
          show={view.show}
          quizzes={quizzes}
          selected={selection}
          onSelect={onSelect}
          onBulk={onBulk}
          onTag={onTag}
        />
      )}
      {found > 0 ? (
        <Card flush className={classNames(isChanging && 'opacity-60')} aria-busy={isChanging}>
          <Table
            caption={t('questionnaires.yourQuizzes')}
            columns={columns(handlers, { selection, onSelect })}
            rows={rows}
            rowKey={({ id }) => id}
            sorting={{ key: view.sort, descending: view.descending }}
            onSort={sortBy}
          />
        </Card>
      ) : (
        <p className="rounded border border-dashed border-line-strong px-4 py-10 text-center text-ink-soft">
          {nothingFound(view)}
        </p>
      )}
      <Pagination page={page} pages={pages} onPage={(next) => show({ page: next })} />
    </section>
  )
}

const nothingFound = ({ search, show, subject, tag }: ListView): string =>
  search === '' && subject === null && tag === null && show !== 'all'
    ? t(`questionnaires.noneShown_${show}`)
    : t(search === '' ? 'questionnaires.nothingFits' : 'questionnaires.nothingFound', { search })

function Participants({ quiz }: { quiz: ListedQuiz }) {
  const count = formatNumber(quiz.attempts)
  if (quiz.attempts === 0) return count
  return (
    <>
      <Link
        to={quizAddress(quiz.id, 'result')}
        aria-label={t('questionnaires.resultsOf', { title: quiz.title, count: quiz.attempts })}
        className="inline-block min-h-6 min-w-6 text-brand underline"
      >
        {count}
      </Link>
      {quiz.toMark > 0 && (
        <Link
          to={`/dashboard/quizzes/${encodeURIComponent(quiz.id)}/marking`}
          aria-label={t('questionnaires.toMarkIn', { title: quiz.title, count: quiz.toMark })}
          className="block min-h-6 text-sm whitespace-nowrap text-brand underline"
        >
          {t('questionnaires.toMark', { count: quiz.toMark })}
        </Link>
      )}
    </>
  )
}

/** Of scores that are only so far while answers wait to be marked. */
function Average({ quiz: { averagePercent, toMark } }: { quiz: ListedQuiz }) {
  if (averagePercent === null) return '–'
  return (
    <>
      {formatPercent(averagePercent / 100)}
      {toMark > 0 && <span className="block text-sm text-ink-soft">{t('questionnaires.soFar')}</span>}
    </>
  )
}

/** What was changed in it and not published, on whatever device. */
function Unpublished({ quiz: { id, title }, at }: { quiz: ListedQuiz; at: number }) {
  return (
    <Link
      to={quizAddress(id, 'edit')}
      aria-label={t('questionnaires.unpublishedOf', { title, when: formatDateTime(at) })}
      title={t('questionnaires.unpublishedSaved', { when: formatDateTime(at) })}
      className="text-sm text-brand underline max-sm:ms-2 sm:mt-1 sm:block"
    >
      {t('questionnaires.unpublished')}
    </Link>
  )
}

const TITLE = 'stretched line-clamp-3 text-start sm:min-w-28 font-semibold'

type Selecting = Pick<QuizTableProps, 'selection' | 'onSelect'>

function Title({ row, selection, onSelect, onShare }: Selecting & Pick<QuizHandlers, 'onShare'> & { row: ListedRow }) {
  if (isDraft(row))
    return (
      <Link to={draftAddress(row)} className={classNames(TITLE, 'text-ink no-underline')}>
        {draftTitle(row)}
      </Link>
    )
  return (
    <>
      {selection ? (
        <label className={classNames(TITLE, 'flex! items-start gap-3')}>
          <input
            type="checkbox"
            className="check"
            aria-label={t('questionnaires.selectQuiz', { title: row.title })}
            checked={selection.has(row.id)}
            onChange={({ target }) => onSelect(withOrWithout(selection, row.id, target.checked))}
          />
          <span className="line-clamp-3">{row.title}</span>
        </label>
      ) : row.status === 'archived' ? (
        <span className="line-clamp-3 sm:min-w-28">{row.title}</span>
      ) : (
        <button type="button" aria-haspopup="dialog" className={TITLE} onClick={() => onShare(row)}>
          {row.title}
        </button>
      )}
      {row.tags.length > 0 && (
        <span className="mt-1 block text-sm font-normal text-ink-soft">
          <span className="sr-only">{t('questionnaires.tagsOf', { tags: '' })}</span>
          {row.tags.map((tag) => `#${tag}`).join('  ')}
        </span>
      )}
    </>
  )
}

const withOrWithout = (before: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> => {
  const after = new Set(before)
  if (isIn) after.add(id)
  else after.delete(id)
  return after
}

const columns = (handlers: RowHandlers, selecting: Selecting): Column<ListedRow>[] => [
  {
    key: 'title',
    header: t('questionnaires.title'),
    sortable: true,
    cell: (row) => <Title row={row} {...selecting} onShare={handlers.onShare} />,
  },
  {
    key: 'subject',
    header: t('questionnaires.subject'),
    sortable: true,
    folds: 'narrow',
    phone: 'hidden',
    cell: (quiz) => <span className="line-clamp-3 wrap-anywhere">{quiz.subject}</span>,
  },
  {
    key: 'participants',
    header: t('questionnaires.participants'),
    sortable: true,
    numeric: true,
    cell: (row) => (isDraft(row) ? '–' : <Participants quiz={row} />),
  },
  {
    key: 'average',
    header: t('questionnaires.average'),
    sortable: true,
    numeric: true,
    folds: 'narrow',
    phone: 'hidden',
    cell: (row) => (isDraft(row) ? '–' : <Average quiz={row} />),
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
    cell: (row) => <Status row={row} />,
  },
  ...(selecting.selection ? [] : [actionsColumn(handlers)]),
]

const actionsColumn = (handlers: RowHandlers): Column<ListedRow> => ({
  key: 'actions',
  header: t('questionnaires.actions'),
  phone: 'lead',
  cell: (row) => (isDraft(row) ? <DraftActions draft={row} {...handlers} /> : <QuizActions quiz={row} {...handlers} />),
})

function Status({ row }: { row: ListedRow }) {
  const binUntil = isDraft(row) ? null : row.binUntil
  return (
    <>
      <StatusBadge status={row.status} isBinned={binUntil !== null} />
      {!isDraft(row) && row.editedAt !== null && <Unpublished quiz={row} at={row.editedAt} />}
      {binUntil !== null && (
        <span className="block text-sm text-ink-soft sm:whitespace-nowrap">
          {t('questionnaires.erasedOn', { date: formatDate(binUntil) })}
        </span>
      )}
    </>
  )
}
