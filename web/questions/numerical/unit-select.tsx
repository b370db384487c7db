import { t } from '../../i18n/students/play.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { unitText } from './unit-text.ts'

type UnitSelectProps = {
  id: string
  units: readonly string[]
  /** Its place; null: none is chosen. */
  unit: number | null
  isReadOnly: boolean
  onChoose: (unit: number | null) => void
}

export function UnitSelect({ id, units, unit, isReadOnly, onChoose }: UnitSelectProps) {
  return (
    <SelectField
      id={id}
      label={t('play.unit')}
      className="min-w-0 grow basis-32"
      value={unit ?? ''}
      disabled={isReadOnly}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('play.chooseUnit')}</option>
      {units.map((name, place) => (
        <option key={name} value={place}>
          {unitText(name)}
        </option>
      ))}
    </SelectField>
  )
}
