import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import { Link } from 'react-router'
import { formatClock, formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/results.ts'
import { formatMarks } from '../../question-player/marks-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import type { SubmissionRow } from '../api.ts'

const columnsFor = (from: string): readonly Column<SubmissionRow>[] => [
  {
    key: 'name',
    header: t('results.name'),
    cell: (row) => <Student {...row} />,
  },
  {
    key: 'mobile',
    header: t('results.mobile'),
    bare: true,
    folds: 'narrow',
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone}</span>,
  },
  {
    key: 'district',
    header: t('results.district'),
    bare: true,
    folds: 'always',
    cell: ({ district }) => district,
  },
  {
    key: 'score',
    header: t('results.score'),
    numeric: true,
    phone: 'lead',
    cell: (row) => <ScoreLink row={row} from={from} />,
  },
  {
    key: 'time',
    header: t('results.timeTaken'),
    numeric: true,
    phone: 'hidden',
    cell: ({ timeTakenMs }) => formatClock(timeTakenMs),
  },
  {
    key: 'submitted',
    header: t('results.submittedAt'),
    folds: 'narrow',
    phone: 'hidden',
    cell: ({ submittedAt }) => (
      <time dateTime={new Date(submittedAt).toISOString()} className="text-sm whitespace-nowrap">
        {formatDateTime(submittedAt)}
      </time>
    ),
  },
  { key: 'ended', header: t('results.ended'), bare: true, cell: (row) => <Ending {...row} /> },
]

/** With all that tells them from others and is no phone number. */
function Student({ name, fields, version }: Pick<SubmissionRow, 'name' | 'fields' | 'version'>) {
  const others = fields.filter(({ identifies, value }) => identifies && value !== name)
  return (
    <span className="block sm:min-w-32">
      {name}
      {others.map(({ label, value }) => (
        <span key={`${label} ${value}`} dir="auto" className="block text-sm font-normal text-ink-soft">
          {t('results.told', { label, value })}
        </span>
      ))}
      {version !== null && (
        <span className="block text-sm font-normal text-ink-soft">{t('results.version', { number: version })}</span>
      )}
    </span>
  )
}

/** A form of the teacher's own may ask for no phone or district. */
const isAsked = (column: string, rows: readonly SubmissionRow[]): boolean => {
  if (column === 'mobile') return rows.some(({ phone }) => phone !== '')
  return column !== 'district' || rows.some(({ district }) => district !== '')
}

type SubmissionsTableProps = {
  title: string
  rows: readonly SubmissionRow[]
  /** The address of this very list, so that one comes back to it. */
  from: string
}

export function SubmissionsTable({ title, rows, from }: SubmissionsTableProps) {
  const caption = t('results.caption', { title })
  return (
    <Table
      caption={caption}
      columns={columnsFor(from).filter(({ key }) => isAsked(key, rows))}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

function ScoreLink({ row: { id, name, score, maxScore, waiting }, from }: { row: SubmissionRow; from: string }) {
  return (
    <Link
      to={`/dashboard/analysis/${encodeURIComponent(id)}`}
      state={{ from }}
      className="stretched font-semibold whitespace-nowrap text-brand underline underline-offset-4"
    >
      {t('results.scoreOf', { score: formatMarks(score), max: formatMarks(maxScore) })}
      {waiting > 0 && <span className="block text-sm font-normal text-ink-soft">{t('results.soFar')}</span>}
      <span className="sr-only">. {t('results.seeAnswers', { name })}</span>
    </Link>
  )
}

/** Who ended it, and whether something came after that. */
export function Ending({ endedBy, late }: Pick<SubmissionRow, 'endedBy' | 'late'>) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {endedBy === 'student' ? (
        // What is usual goes without saying where there is little room.
        <span className="table-only">
          <Badge tone="correct" sign={<CircleCheck aria-hidden="true" />}>
            {t('results.ended_student')}
          </Badge>
        </span>
      ) : (
        <Badge sign={<Clock aria-hidden="true" />}>{t(`results.ended_${endedBy}`)}</Badge>
      )}
      {late && (
        <Badge tone={late === 'waiting' ? 'accent' : 'neutral'} sign={<Hourglass aria-hidden="true" />}>
          {t(`results.late_${late}`)}
        </Badge>
      )}
    </span>
  )
}
