import PencilLine from 'lucide-react/icons/pencil-line'
import { Link } from 'react-router'
import type { ListedKind } from '#domain/questionnaires/quiz-list.ts'
import { formatDate, formatDateTime, formatNumber, formatPercent } from '../../i18n/format.ts'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import type { Column } from '../../ui/table.tsx'
import { addressOf, resultsAddress, wordsOf } from '../kinds.tsx'
import { isDraft, type Listed, type ListedRow } from '../quiz-list.ts'
import { DraftActions } from './draft-actions.tsx'
import type { AskedDraft } from './draft-dialogs.tsx'
import { hasMarks } from './has-marks.ts'
import { RowActions, type RowHandlers } from './row-actions.tsx'
import { RowTitle } from './row-title.tsx'
import { StatusBadge } from './status-badge.tsx'

type Columns = RowHandlers & {
  kind: ListedKind
  /** Where several are being chosen: which. */
  selection: ReadonlySet<string> | null
  onSelect: (selection: ReadonlySet<string>) => void
  onAskDraft: (asked: AskedDraft) => void
}

/** What stands in a row, each on one line where there is room for a table. */
export const columnsOf = ({ kind, selection, onSelect, onAsk, onAct, onAskDraft }: Columns): Column<ListedRow>[] => [
  {
    key: 'title',
    header: t('questionnaires.title'),
    sortable: true,
    cell: (row) => (
      <RowTitle
        row={row}
        isMixed={kind === 'all'}
        {...{ selection, onSelect }}
        onShare={(listed) => onAsk({ what: 'share', listed })}
      />
    ),
  },
  ...(hasMarks(kind) ? [SUBJECT] : []),
  {
    key: 'participants',
    header: wordsOf(kind).answered(),
    sortable: true,
    numeric: true,
    cell: (row) => (isDraft(row) || row.practice ? '–' : <Answered of={row} />),
  },
  ...(hasMarks(kind) ? [AVERAGE] : []),
  {
    key: 'created',
    header: t('questionnaires.created'),
    sortable: true,
    bare: true,
    unbroken: true,
    folds: 'narrow',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    key: 'status',
    header: t('questionnaires.status'),
    sortable: true,
    bare: true,
    unbroken: true,
    cell: (row) => <Status row={row} />,
  },
  ...(selection
    ? []
    : [
        {
          key: 'actions',
          header: t('questionnaires.actions'),
          phone: 'lead' as const,
          cell: (row: ListedRow) =>
            isDraft(row) ? (
              <DraftActions draft={row} onAskDraft={onAskDraft} />
            ) : (
              <RowActions listed={row} {...{ onAsk, onAct }} />
            ),
        },
      ]),
]

const SUBJECT: Column<ListedRow> = {
  key: 'subject',
  header: t('questionnaires.subject'),
  sortable: true,
  folds: 'narrow',
  phone: 'hidden',
  cell: ({ subject }) =>
    subject && (
      <span title={subject} className="inline-block max-w-24 truncate align-bottom">
        {subject}
      </span>
    ),
}

const AVERAGE: Column<ListedRow> = {
  key: 'average',
  header: t('questionnaires.average'),
  sortable: true,
  numeric: true,
  folds: 'narrow',
  phone: 'hidden',
  cell: (row) => <Average of={row} />,
}

function Answered({ of }: { of: Listed }) {
  const { title, answered, lastAnsweredAt, toMark } = of
  const count = formatNumber(answered)
  if (answered === 0) return count
  return (
    <>
      <Link
        to={resultsAddress(of)}
        aria-label={
          hasMarks(of.kind)
            ? t('questionnaires.resultsOf', { title, count: answered })
            : listing('listing.answersOf', { title, count })
        }
        title={
          lastAnsweredAt === null ? undefined : listing('listing.lastAnswer', { at: formatDateTime(lastAnsweredAt) })
        }
        className="inline-block min-h-6 min-w-6 text-brand underline"
      >
        {count}
      </Link>
      {toMark > 0 && (
        <Link
          to={addressOf(of, 'marking')}
          aria-label={t('questionnaires.toMarkIn', { title, count: toMark })}
          className="ms-2 inline-block min-h-6 text-sm text-brand underline"
        >
          {t('questionnaires.toMark', { count: toMark })}
        </Link>
      )}
    </>
  )
}

/** Of scores that are only so far while answers wait to be marked. */
function Average({ of }: { of: ListedRow }) {
  if (isDraft(of) || of.averagePercent === null) return <span className="table-only">–</span>
  const { averagePercent, toMark } = of
  return (
    <>
      {toMark > 0 && <span className="me-1.5 text-sm text-ink-soft">{t('questionnaires.soFar')}</span>}
      {formatPercent(averagePercent / 100)}
    </>
  )
}

/** What was changed in it and not published, on whatever device. */
function Unpublished({ of, at }: { of: Listed; at: number }) {
  const when = formatDateTime(at)
  return (
    <Link
      to={addressOf(of, 'edit')}
      aria-label={t('questionnaires.unpublishedOf', { title: of.title, when })}
      title={`${t('questionnaires.unpublished')}: ${t('questionnaires.unpublishedSaved', { when })}`}
      className="inline-grid size-8 place-items-center rounded text-brand hover:bg-brand-soft max-sm:size-11"
    >
      <PencilLine aria-hidden="true" className="size-4" />
    </Link>
  )
}

function Status({ row }: { row: ListedRow }) {
  if (isDraft(row)) return <StatusBadge status="draft" />
  const { status, shut, opensAt, closesAt, editedAt, binUntil } = row
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-1">
      {binUntil === null ? (
        <StatusBadge {...{ status, shut, opensAt, closesAt }} />
      ) : (
        <span className="text-sm text-ink-soft">{t('questionnaires.erasedOn', { date: formatDate(binUntil) })}</span>
      )}
      {editedAt !== null && <Unpublished of={row} at={editedAt} />}
    </span>
  )
}
