import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import {
  isTouched,
  isUsable,
  MAX_WRITTEN_NUMBER,
  type NumberRow,
  type RowField,
  rangeOf,
  rowField,
} from '#domain/questions/parts/numerical-draft.ts'
import { isFilled } from '#domain/text/text.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { controlClass, FieldError, fieldAttributes } from '../../ui/forms/field-frame.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { fieldKey } from '../editing/field-keys.ts'
import { lengthError } from '../editing/length-error.ts'
import { PartHandle, type PartMoving, rowLook } from '../editing/part-moving.tsx'
import { rangeText } from './range-text.ts'

type NumberRowFieldsProps = {
  row: NumberRow
  index: number
  moving: PartMoving
  isRemovable: boolean
  onWrite: (row: NumberRow, typedIn?: string) => void
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A value and its tolerance, or the two ends of a range. */
export function NumberRowFields(props: NumberRowFieldsProps) {
  const { row, index, moving, isRemovable, onWrite, onRemove, onKeyDown } = props
  const id = useElementId()
  const number = formatNumber(index + 1)
  const range = isTouched(row) ? rangeOf(row) : null
  const look = rowLook(moving, index)
  const input = (field: RowField) => (
    <NumberInput
      id={`${id}-${field}`}
      row={row}
      index={index}
      field={field}
      onWrite={(text) => onWrite({ ...row, [field]: text }, rowField(index, field))}
      onKeyDown={onKeyDown}
    />
  )
  return (
    <li style={look.style} className={classNames(look.className, 'flex items-start gap-1')}>
      <PartHandle label={editing('editing.moveAnswer', { number })} sign={number} at={index} moving={moving} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start gap-2">
          <select
            aria-label={t('editor.numberForm', { number })}
            value={row.form}
            onChange={({ target }) => onWrite({ ...row, form: target.value === 'range' ? 'range' : 'tolerance' })}
            className={classNames(controlClass, 'min-w-0 flex-1 basis-44 sm:flex-none sm:w-auto')}
          >
            <option value="tolerance">{t('editor.form_tolerance')}</option>
            <option value="range">{t('editor.form_range')}</option>
          </select>
          <div className="flex min-w-0 flex-1 basis-56 items-start gap-2">
            {input('first')}
            <span aria-hidden="true" className="mt-2.5 shrink-0">
              {row.form === 'tolerance' ? '±' : t('editor.rangeTo')}
            </span>
            {input('second')}
          </div>
        </div>
        {range && <p className="mt-1 text-sm text-ink-soft">{t('editor.counts', { range: rangeText(range) })}</p>}
      </div>
      <IconButton
        label={t('editor.removeAnswer', { number })}
        {...fieldKey('remove', t('editor.removeAnswer', { number }))}
        icon={<X />}
        disabled={!isRemovable}
        className={classNames(!isRemovable && 'invisible max-sm:hidden')}
        onClick={onRemove}
      />
    </li>
  )
}

type NumberInputProps = {
  id: string
  row: NumberRow
  index: number
  field: RowField
  onWrite: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

function NumberInput({ id, row, index, field, onWrite, onKeyDown }: NumberInputProps) {
  const error = numberError(row, field)
  const name = t(`editor.${row.form}_${field}`)
  return (
    <div className="min-w-0 flex-1">
      <input
        type="text"
        dir="ltr"
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={t('editor.numberField', { name, number: formatNumber(index + 1) })}
        placeholder={name}
        name={rowField(index, field)}
        value={row[field]}
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={onKeyDown}
        {...fieldAttributes(id, { error })}
        className={controlClass}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}

const numberError = (row: NumberRow, field: RowField): string | undefined => {
  const text = row[field]
  if (!isFilled(text) || isUsable(row, field)) return undefined
  return lengthError(text, MAX_WRITTEN_NUMBER) ?? t('editor.notNumber')
}
