import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import { Link } from 'react-router'
import { formatDateTime } from '../../i18n/format.ts'
import { formatTaken } from '../../i18n/format-span.ts'
import { t } from '../../i18n/teachers/results.ts'
import { PhoneButton } from '../../runs/invigilation/phone-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { type Column, type Sorting, Table } from '../../ui/table.tsx'
import { formatMarks } from '../answers/marks-text.ts'
import type { AttemptRow } from './api.ts'

const columnsFor = (from: string): readonly Column<AttemptRow>[] => [
  {
    key: 'name',
    header: t('results.name'),
    sortable: true,
    cell: (row) => <Student {...row} />,
  },
  {
    key: 'mobile',
    header: t('results.mobile'),
    bare: true,
    folds: 'narrow',
    cell: ({ id, name, phone }) => (phone === '' ? '' : <PhoneButton id={id} name={name} masked={phone} />),
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
    sortable: true,
    startsDown: true,
    phone: 'lead',
    cell: (row) => <ScoreLink row={row} from={from} />,
  },
  {
    key: 'time',
    header: t('results.timeTaken'),
    numeric: true,
    sortable: true,
    phone: 'hidden',
    cell: ({ timeTakenMs }) => formatTaken(timeTakenMs),
  },
  {
    key: 'newest',
    header: t('results.submittedAt'),
    sortable: true,
    startsDown: true,
    folds: 'narrow',
    phone: 'hidden',
    cell: ({ submittedAt }) => (
      <time dateTime={new Date(submittedAt).toISOString()} className="text-sm whitespace-nowrap">
        {formatDateTime(submittedAt)}
      </time>
    ),
  },
  { key: 'ended', header: t('results.ended'), bare: true, sortable: true, cell: (row) => <Ending {...row} /> },
]

/** To do something to several at once; null: nobody is selecting. */
type Picking = { picked: ReadonlyMap<string, string>; onPick: (row: AttemptRow, isPicked: boolean) => void } | null

const pickColumn = ({ picked, onPick }: NonNullable<Picking>): Column<AttemptRow> => ({
  key: 'pick',
  header: t('results.picked'),
  bare: true,
  cell: (row) => (
    <label className="relative z-10 grid size-11 place-items-center">
      <input
        type="checkbox"
        className="check"
        aria-label={t('results.selectName', { name: row.name })}
        checked={picked.has(row.id)}
        onChange={({ target }) => onPick(row, target.checked)}
      />
    </label>
  ),
})

/** With all that tells them from others and is no phone number. */
function Student({ name, fields, version }: Pick<AttemptRow, 'name' | 'fields' | 'version'>) {
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
const isAsked = (column: string, rows: readonly AttemptRow[]): boolean => {
  if (column === 'mobile') return rows.some(({ phone }) => phone !== '')
  return column !== 'district' || rows.some(({ district }) => district !== '')
}

type AttemptsTableProps = {
  title: string
  rows: readonly AttemptRow[]
  /** The address of this very list, so that one comes back to it. */
  from: string
  picking: Picking
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

export function AttemptsTable({ title, rows, from, picking, ...sorted }: AttemptsTableProps) {
  const caption = t('results.caption', { title })
  const columns = columnsFor(from).filter(({ key }) => isAsked(key, rows))
  return (
    <Table
      caption={caption}
      columns={picking ? [...columns, pickColumn(picking)] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      {...sorted}
    />
  )
}

function ScoreLink({ row: { id, name, score, maxScore, waiting }, from }: { row: AttemptRow; from: string }) {
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
export function Ending({ endedBy, late }: Pick<AttemptRow, 'endedBy' | 'late'>) {
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
