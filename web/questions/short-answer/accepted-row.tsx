import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useContext } from 'react'
import { acceptedField } from '#domain/questions/parts/field-names.ts'
import { MAX_SHORT_ANSWER, storedText } from '#domain/questions/short-answer.ts'
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
import { TextLanguage } from '../editing/text-language-context.tsx'

type AcceptedRowProps = {
  text: string
  /** The first is the correct answer, the others are accepted as well. */
  index: number
  moving: PartMoving
  isRemovable: boolean
  onWrite: (text: string) => void
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

export function AcceptedRow({ text, index, moving, isRemovable, onWrite, onRemove, onKeyDown }: AcceptedRowProps) {
  const id = useElementId()
  const number = formatNumber(index + 1)
  const error = lengthError(storedText(text), MAX_SHORT_ANSWER)
  const look = rowLook(moving, index)
  return (
    <li
      style={look.style}
      className={classNames(
        look.className,
        'flex flex-wrap items-start justify-end gap-1 @max-[14rem]:justify-between',
      )}
    >
      <span className="flex min-w-0 flex-1 basis-48 items-start gap-1 @max-[14rem]:contents">
        <PartHandle label={editing('editing.moveAnswer', { number })} sign={number} at={index} moving={moving} />
        <div className="min-w-0 flex-1 @max-[14rem]:order-last @max-[14rem]:basis-full">
          <label htmlFor={id} className="sr-only">
            {index === 0 ? t('editor.correctAnswer') : t('editor.acceptedNumber', { number })}
          </label>
          <input
            type="text"
            name={acceptedField(index)}
            lang={useContext(TextLanguage)}
            dir="auto"
            autoCapitalize="off"
            enterKeyHint="next"
            value={text}
            onChange={({ target }) => onWrite(target.value)}
            onKeyDown={onKeyDown}
            {...fieldAttributes(id, { error })}
            className={controlClass}
          />
          <FieldError id={id} error={error} />
        </div>
      </span>
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
