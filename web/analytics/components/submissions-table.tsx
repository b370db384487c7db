import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import { Link } from 'react-router'
import { formatClock, formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/results.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import type { SubmissionRow } from '../api.ts'
import { formatMarks } from '../marks-text.ts'

const columnsFor = (from: string): readonly Column<SubmissionRow>[] => [
  {
    key: 'name',
    header: t('results.name'),
    cell: ({ name }) => <span className="block max-w-72 wrap-anywhere sm:min-w-44">{name}</span>,
  },
  {
    key: 'mobile',
    header: t('results.mobile'),
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone}</span>,
  },
  { key: 'district', header: t('results.district'), cell: ({ district }) => district },
  { key: 'score', header: t('results.score'), numeric: true, cell: (row) => <ScoreLink row={row} from={from} /> },
  {
    key: 'time',
    header: t('results.timeTaken'),
    numeric: true,
    cell: ({ timeTakenMs }) => formatClock(timeTakenMs),
  },
  {
    key: 'submitted',
    header: t('results.submittedAt'),
    cell: ({ submittedAt }) => (
      <time dateTime={new Date(submittedAt).toISOString()} className="text-sm sm:block sm:min-w-28">
        {formatDateTime(submittedAt)}
      </time>
    ),
  },
  { key: 'ended', header: t('results.ended'), cell: (row) => <Ending {...row} /> },
]

type SubmissionsTableProps = {
  title: string
  rows: readonly SubmissionRow[]
  /** The address of this very list, so that one comes back to it. */
  from: string
}

export function SubmissionsTable({ title, rows, from }: SubmissionsTableProps) {
  const caption = t('results.caption', { title })
  return <Table caption={caption} columns={columnsFor(from)} rows={rows} rowKey={({ id }) => id} />
}

function ScoreLink({ row: { id, name, score, maxScore }, from }: { row: SubmissionRow; from: string }) {
  return (
    <Link
      to={`/dashboard/analysis/${encodeURIComponent(id)}`}
      state={{ from }}
      className="stretched font-semibold whitespace-nowrap text-brand underline underline-offset-4"
    >
      {t('results.scoreOf', { score: formatMarks(score), max: formatMarks(maxScore) })}
      <span className="sr-only">. {t('results.seeAnswers', { name })}</span>
    </Link>
  )
}

/** Who ended it, and whether something came after that. */
export function Ending({ endedBy, late }: Pick<SubmissionRow, 'endedBy' | 'late'>) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {endedBy === 'student' ? (
        <Badge tone="correct" sign={<CircleCheck aria-hidden="true" />}>
          {t('results.ended_student')}
        </Badge>
      ) : (
        <Badge sign={<Clock aria-hidden="true" />}>{t('results.ended_server')}</Badge>
      )}
      {late && (
        <Badge tone={late === 'waiting' ? 'accent' : 'neutral'} sign={<Hourglass aria-hidden="true" />}>
          {t(`results.late_${late}`)}
        </Badge>
      )}
    </span>
  )
}
