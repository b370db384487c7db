import {
  MAX_DECIMALS,
  MAX_UNIT_LENGTH,
  MAX_UNITS,
  type NumericalDraft,
  unitsIn,
  withUnits,
} from '#domain/questions/parts/numerical-draft.ts'
import { excessOf } from '#domain/text/text.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { lengthError } from '../editing/length-error.ts'

type UnitsAndDecimalsProps = {
  draft: NumericalDraft
  onChange: (draft: NumericalDraft, typedIn?: string) => void
}

const PLACES = Array.from({ length: MAX_DECIMALS + 1 }, (_, places) => places)

export function UnitsAndDecimals({ draft, onChange }: UnitsAndDecimalsProps) {
  const units = unitsIn(draft.units)
  return (
    <div className="mt-3 grid max-w-xl grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        label={t('editor.units')}
        hint={t('editor.unitsHint')}
        name="units"
        autoCapitalize="off"
        error={unitsError(units)}
        value={draft.units}
        onChange={({ target }) => onChange(withUnits(draft, target.value), 'units')}
      />
      {units.length > 1 && (
        <SelectField
          label={t('editor.rightUnit')}
          hint={t('editor.rightUnitHint')}
          name="unit"
          value={draft.unit ?? ''}
          onChange={({ target }) => onChange({ ...draft, unit: placeIn(target.value) })}
        >
          <option value="">{t('editor.chooseUnit')}</option>
          {units.map((unit, place) => (
            <option key={unit} value={place}>
              {unit}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t('editor.decimals')}
        hint={t('editor.decimalsHint')}
        name="decimals"
        value={draft.decimals ?? ''}
        onChange={({ target }) => onChange({ ...draft, decimals: placeIn(target.value) })}
      >
        <option value="">{t('editor.anyDecimals')}</option>
        {PLACES.map((places) => (
          <option key={places} value={places}>
            {places === 0 ? t('editor.wholeNumber') : formatNumber(places)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

const placeIn = (value: string): number | null => (value === '' ? null : Number(value))

const unitsError = (units: readonly string[]): string | undefined => {
  if (units.length > MAX_UNITS) return t('editor.tooManyUnits', { most: MAX_UNITS, count: units.length })
  const long = units.find((unit) => excessOf(unit, MAX_UNIT_LENGTH) > 0)
  return long === undefined ? undefined : lengthError(long, MAX_UNIT_LENGTH)
}
