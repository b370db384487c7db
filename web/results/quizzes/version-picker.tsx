import { formatDate, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/tallies.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { QuestionResultsPage } from './question-results-api.ts'

type VersionPickerProps = Pick<QuestionResultsPage, 'version' | 'versions'> & {
  /** How many attempts of all versions together; left out where they are not looked at together. */
  all?: number
  ofAll?: number | null
  /** Null: all of them, or the current one where they are not looked at together. */
  onVersion: (version: number | null) => void
}

type Listed = QuestionResultsPage['versions'][number]

const nameOf = ({ number, publishedAt, total, hasMore }: Listed, isCurrent: boolean): string => {
  const said = { number: formatNumber(number), date: formatDate(publishedAt), count: total }
  if (isCurrent) return t(hasMore ? 'tally.versionCurrentAlso' : 'tally.versionCurrent', said)
  return t(hasMore ? 'tally.versionFormerAlso' : 'tally.versionFormer', said)
}

const ALL = 'all'

/** Which version is looked at; those that ask the same are one. */
export function VersionPicker({ version, versions, all, ofAll = null, onVersion }: VersionPickerProps) {
  const [current] = versions
  const unsaid = all === undefined ? String(current?.number) : ALL
  return (
    <SelectField
      className="mb-4 print:hidden"
      label={t('tally.version')}
      value={ofAll === null ? version : ALL}
      onChange={({ target }) => onVersion(target.value === unsaid ? null : Number(target.value))}
    >
      {all !== undefined && <option value={ALL}>{t('tally.versionAll', { count: all })}</option>}
      {versions.map((each) => (
        <option key={each.number} value={each.number}>
          {nameOf(each, each.number === current?.number)}
        </option>
      ))}
    </SelectField>
  )
}
