import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { controlClass, FieldError, fieldAttributes } from '../../ui/field-frame.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

type OptionRowProps = {
  text: string
  index: number
  /** How the right ones are marked: a radio for the only one, a checkbox for several. */
  mark: 'radio' | 'checkbox'
  /** What marks the options of one question shares it. */
  group: string
  isCorrect: boolean
  isRemovable: boolean
  /** What is wrong with it, or was with what was pasted into it. */
  error: string | undefined
  onWrite: (text: string) => void
  onChoose: () => void
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

export function OptionRow({
  text,
  index,
  mark,
  group,
  isCorrect,
  isRemovable,
  error,
  onRemove,
  onChoose,
  ...field
}: OptionRowProps) {
  const id = useElementId()
  const number = formatNumber(index + 1)
  const isEmpty = text.trim() === ''
  return (
    <li
      className={classNames(
        'flex items-start gap-1 rounded border p-1',
        isCorrect ? 'border-correct bg-correct-soft' : 'border-transparent',
      )}
    >
      <label className="grid size-11 shrink-0 place-items-center">
        <span className="sr-only">{t('editor.correctAnswerNumber', { number })}</span>
        <input
          type={mark}
          name={group}
          data-field="correct"
          className="check"
          checked={isCorrect}
          disabled={isEmpty}
          onChange={onChoose}
        />
      </label>
      <div className="min-w-0 flex-1">
        <textarea
          rows={1}
          aria-label={t('editor.option', { number })}
          placeholder={t('editor.option', { number })}
          name={`option-${index}`}
          enterKeyHint="next"
          value={text}
          onChange={({ target }) => field.onWrite(target.value)}
          onKeyDown={field.onKeyDown}
          onPaste={field.onPaste}
          {...fieldAttributes(id, { error })}
          className={classNames(controlClass, 'field-sizing-content block max-h-60 resize-none')}
        />
        <FieldError id={id} error={error} />
        {isCorrect && (
          <p className="flex items-center gap-1 pt-1 text-sm font-semibold text-correct">
            <Check aria-hidden="true" className="size-4" />
            {t('editor.correctAnswer')}
          </p>
        )}
      </div>
      <IconButton
        label={t('editor.removeOption', { number })}
        icon={<X />}
        disabled={!isRemovable}
        className={classNames(!isRemovable && 'invisible max-sm:hidden')}
        onClick={onRemove}
      />
    </li>
  )
}
