import { type FloorChoice, floorChoice } from '#domain/marking/floor-choice.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'

type FloorFieldProps = { floor: FloorChoice; onChange: (floor: FloorChoice) => void }

/** Which totals do not go below zero, however much wrong answers take away. */
export function FloorField({ floor, onChange }: FloorFieldProps) {
  return (
    <SelectField
      name="floor"
      label={t('editor.floor')}
      hint={t('editor.floorHint')}
      value={floor}
      onChange={({ target }) => onChange(floorChoice.options.find((offered) => offered === target.value) ?? 'none')}
    >
      {floorChoice.options.map((offered) => (
        <option key={offered} value={offered}>
          {t(`editor.floor_${offered}`)}
        </option>
      ))}
    </SelectField>
  )
}
