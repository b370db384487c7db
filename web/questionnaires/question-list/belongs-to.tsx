import { t } from '../../i18n/teachers/editor.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { brief } from '../entries/brief.ts'
import { type Entry, passageAt, passagesIn } from '../entries/draft-entries.ts'
import { entryName } from '../entries/entry-name.ts'

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
          {[entryName({ entries }, passage), brief(passage.part.text, passage.part.format, 60)]
            .filter(Boolean)
            .join(': ')}
        </option>
      ))}
    </SelectField>
  )
}
