import { DISTRICTS } from '#domain/people/districts.ts'
import type { Field } from '#domain/questionnaires/joining.ts'
import { t } from '../../i18n/students/own-form.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { labelOf } from './entered.ts'

type FieldInputProps = { field: Field; value: string; error: string | undefined; onType: (value: string) => void }

const TYPES = {
  name: { autoComplete: 'name', maxLength: 100 },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  number: { inputMode: 'numeric', autoComplete: 'off', maxLength: 40 },
  text: { autoComplete: 'off', maxLength: 100 },
} as const

const hintFor = ({ kind, required }: Field): string | undefined => {
  const hints = [
    ...(kind === 'phone' ? [takeText('take.phoneHint')] : []),
    ...(kind === 'number' ? [t('ownForm.numberHint')] : []),
    ...(required ? [] : [t('ownForm.optional')]),
  ]
  return hints.length === 0 ? undefined : hints.join('. ')
}

/** One field of a form that is the teacher's. */
export function FieldInput({ field, value, error, onType }: FieldInputProps) {
  const { id, kind, required } = field
  const shared = {
    name: id,
    label: labelOf(field),
    hint: hintFor(field),
    value,
    error,
    required,
    dir: 'auto' as const,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  if (kind !== 'choice' && kind !== 'district') return <TextField {...shared} {...TYPES[kind]} />
  const options = kind === 'district' ? DISTRICTS : field.options
  return (
    <SelectField {...shared}>
      <option value="" disabled={required}>
        {kind === 'district' ? takeText('take.chooseDistrict') : t('ownForm.choose')}
      </option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  )
}
