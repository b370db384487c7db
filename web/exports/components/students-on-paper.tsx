import { t } from '../../i18n/exports.ts'
import { formatClock, formatDateTime, formatNumber } from '../../i18n/format.ts'
import { t as tOfResults } from '../../i18n/results.ts'
import { formatMarks } from '../../question-player/marks-text.ts'
import type { StudentRow } from '../api.ts'

/** A line for each student, by their names. */
export function StudentsOnPaper({ rows }: { rows: readonly StudentRow[] }) {
  const hasPhones = rows.some(({ phone }) => phone !== '')
  return (
    <div className="paper-frame mt-6">
      <table className="paper-table tabular">
        <caption>{t('exports.studentsCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('exports.name')}</th>
            {hasPhones && <th scope="col">{t('exports.mobile')}</th>}
            <th scope="col" className="numeric">
              {t('exports.score')}
            </th>
            <th scope="col" className="numeric">
              {t('exports.timeTaken')}
            </th>
            <th scope="col">{t('exports.submitted')}</th>
            <th scope="col">{t('exports.ended')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Student {...row} />
              </th>
              {hasPhones && <td className="whitespace-nowrap">{row.phone}</td>}
              <td className="numeric">
                {tOfResults('results.scoreOf', { score: formatMarks(row.score), max: formatMarks(row.maxScore) })}
              </td>
              <td className="numeric">{formatClock(row.timeTakenMs)}</td>
              <td>{formatDateTime(row.submittedAt)}</td>
              <td>{tOfResults(`results.ended_${row.endedBy}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
