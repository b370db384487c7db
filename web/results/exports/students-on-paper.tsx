import { formatDateTime, formatNumber } from '../../i18n/format.ts'
import { formatTaken } from '../../i18n/format-span.ts'
import { t } from '../../i18n/teachers/exports.ts'
import { t as tOfResults } from '../../i18n/teachers/results.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { formatMarks } from '../answers/marks-text.ts'
import type { StudentRow } from '../downloads/api.ts'

const scoreOf = ({ score, maxScore, waiting }: StudentRow) => {
  const told = tOfResults('results.scoreOf', { score: formatMarks(score), max: formatMarks(maxScore) })
  return waiting > 0 ? `${told} ${tOfResults('results.soFar')}` : told
}

const COLUMNS = (): Column<StudentRow>[] => [
  { key: 'name', header: t('exports.name'), cell: (row) => <Student {...row} /> },
  {
    key: 'mobile',
    header: t('exports.mobile'),
    bare: true,
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone}</span>,
  },
  { key: 'score', header: t('exports.score'), numeric: true, phone: 'lead', cell: scoreOf },
  { key: 'time', header: t('exports.timeTaken'), numeric: true, cell: ({ timeTakenMs }) => formatTaken(timeTakenMs) },
  {
    key: 'submitted',
    header: t('exports.submitted'),
    bare: true,
    unbroken: true,
    cell: ({ submittedAt }) => formatDateTime(submittedAt),
  },
  {
    key: 'ended',
    header: t('exports.ended'),
    bare: true,
    cell: ({ endedBy }) => tOfResults(`results.ended_${endedBy}`),
  },
]

/** A line for each student, by their names. */
export function StudentsOnPaper({ rows }: { rows: readonly StudentRow[] }) {
  const hasPhones = rows.some(({ phone }) => phone !== '')
  const columns = COLUMNS().filter(({ key }) => key !== 'mobile' || hasPhones)
  return (
    <section aria-label={t('exports.studentsCaption')} className="mt-6">
      <h2 className="mb-2 text-xl">{t('exports.studentsCaption')}</h2>
      <Table caption={t('exports.studentsCaption')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <p className="mt-2 text-sm text-ink-soft">{tOfResults('results.timeTakenHint')}</p>
    </section>
  )
}

function Student({ name, fields, version }: Pick<StudentRow, 'name' | 'fields' | 'version'>) {
  return (
    <>
      <span dir="auto" className="wrap-anywhere">
        {name}
      </span>
      {fields.map(({ label, value }) => (
        <span key={`${label} ${value}`} dir="auto" className="block text-sm font-normal text-ink-soft wrap-anywhere">
          {t('exports.told', { label, value })}
        </span>
      ))}
      {version !== null && (
        <span className="block text-sm font-normal text-ink-soft">
          {t('exports.version', { number: formatNumber(version) })}
        </span>
      )}
    </>
  )
}
