import { formatDate, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/tallies.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { QuestionResultsPage } from '../question-results-api.ts'

type VersionPickerProps = Pick<QuestionResultsPage, 'version' | 'versions'> & {
  /** Null: the current one. */
  onVersion: (version: number | null) => void
}

type Listed = QuestionResultsPage['versions'][number]

const nameOf = ({ number, publishedAt, total, hasMore }: Listed, isCurrent: boolean): string => {
  const said = { number: formatNumber(number), date: formatDate(publishedAt), total: formatNumber(total) }
  if (isCurrent) return t(hasMore ? 'tally.versionCurrentAlso' : 'tally.versionCurrent', said)
  return t(hasMore ? 'tally.versionFormerAlso' : 'tally.versionFormer', said)
}

/** Which version is looked at; those that ask the same are one. */
export function VersionPicker({ version, versions, onVersion }: VersionPickerProps) {
  const [current] = versions
  const pick = (number: number) => onVersion(number === current?.number ? null : number)
  return (
    <SelectField
      className="mb-4 print:hidden"
      label={t('tally.version')}
      value={version}
      onChange={({ target }) => pick(Number(target.value))}
    >
      {versions.map((each) => (
        <option key={each.number} value={each.number}>
          {nameOf(each, each.number === current?.number)}
        </option>
      ))}
    </SelectField>
  )
}
