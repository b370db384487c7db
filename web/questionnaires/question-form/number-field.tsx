import { type ComponentProps, useState } from 'react'
import { t } from '../../i18n/teachers/settings.ts'
import { numberTyped } from '../../ui/forms/number-typed.ts'
import { TextField } from '../../ui/forms/text-field.tsx'

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> & {
  /** How many digits may stand before and behind the point, and whether a minus may. */
  room: Parameters<typeof numberTyped>[1]
  number: number | null
  /** Called with numbers alone, and with null where the field may be empty. */
  isOptional?: boolean
  onNumber: (number: number | null) => void
}

/**
 * A field for a number, typed in digits of any script. While it says none it says so, and the last number stays; once it is left
 * it shows the number that counts.
 */
export function NumberField({ room, number, isOptional = false, error, onNumber, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? number : numberTyped(typed, room)
  // A number from elsewhere, such as an undone change, takes the place of what was typed.
  const isOwn = typed !== null && (read === 'no_number' || read === number || (read === null && !isOptional))
  const isWrong = isOwn && (read === 'no_number' || (read === null && !isOptional))
  return (
    <TextField
      {...field}
      // A phone's keys for numbers may have no minus.
      inputMode={room.isSigned ? 'text' : room.places > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={isOwn ? typed : (number ?? '')}
      error={isWrong ? (room.places === 0 ? t('settings.noWholeNumber') : t('settings.noNumber')) : error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const next = numberTyped(currentTarget.value, room)
        if (next !== 'no_number' && (next !== null || isOptional)) onNumber(next)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
