import { useState } from 'react'
import { t } from '../../i18n/teachers/editor.ts'
import { wholeNumberIn } from '../../questionnaires/question-form/whole-number.ts'
import { useElementId } from '../../ui/element-id.ts'
import { controlClass, FieldError, fieldAttributes } from '../../ui/forms/field-frame.tsx'

type CountFieldProps = {
  name: string
  label: string
  placeholder?: string
  /** Said to a screen reader alone. */
  isLabelHidden?: boolean
  /** The least is 1. */
  most: number
  count: number | null
  className?: string
  onCount: (count: number | null) => void
}

/** What is no whole number stays in the field, beside the reason, and counts as a number out of range. */
const NO_NUMBER = 0

/** A whole number that may be left out, typed in the digits of any script. */
export function CountField({
  count,
  most,
  name,
  label,
  placeholder,
  isLabelHidden,
  className,
  onCount,
}: CountFieldProps) {
  const id = useElementId()
  const [typed, setTyped] = useState(count === null ? '' : String(count))
  const numberIn = (text: string): number | null => {
    const number = wholeNumberIn(text)
    return number === 'not_whole' ? NO_NUMBER : number
  }
  // A number from elsewhere, such as an undone change, takes the place of what was typed.
  const shown = numberIn(typed) === count ? typed : count === null ? '' : String(count)
  const error = count !== null && (count < 1 || count > most) ? t('editor.countBetween', { most }) : undefined
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block font-medium'}>
        {label}
      </label>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={name}
        placeholder={placeholder}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onCount(numberIn(target.value))
        }}
        {...fieldAttributes(id, { error })}
        className={controlClass}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}
