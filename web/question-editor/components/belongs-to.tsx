import type { DraftPart } from '#domain/draft-item.ts'
import { plainOf } from '#domain/prose.ts'
import { t } from '../../i18n/editor.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { type Entry, passageAt, passagesIn } from '../draft-entries.ts'
import { entryName } from '../entry-name.ts'

type BelongsToProps = {
  entries: readonly Entry[]
  /** The question's place among them. */
  index: number
  /** Null: to no passage. */
  onBelong: (passage: number | null) => void
}

/** To which passage a question belongs; nothing where there is none. */
export function BelongsTo({ entries, index, onBelong }: BelongsToProps) {
  const passages = passagesIn(entries)
  if (passages.length === 0) return null
  return (
    <SelectField
      label={t('editor.belongsTo')}
      name="passage"
      className="mb-4"
      value={passageAt(entries, index)?.key ?? ''}
      onChange={({ target }) => onBelong(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('editor.noPassage')}</option>
      {passages.map((passage) => (
        <option key={passage.key} value={passage.key}>
          {[entryName({ entries }, passage), startOf(passage.part)].filter(Boolean).join(': ')}
        </option>
      ))}
    </SelectField>
  )
}

const startOf = ({ text, format }: DraftPart): string => {
  const start = text.trim().slice(0, 240)
  return (format === undefined ? start : plainOf(start)).slice(0, 60)
}
