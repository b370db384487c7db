import Check from 'lucide-react/icons/check'
import Pin from 'lucide-react/icons/pin'
import X from 'lucide-react/icons/x'
import { type ClipboardEvent, type KeyboardEvent, useContext } from 'react'
import { optionSign } from '#domain/questions/option-sign.ts'
import { t as editing } from '../../i18n/editing.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { controlClass, FieldError, fieldAttributes } from '../../ui/field-frame.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProsePreview } from './draft-texts.tsx'
import { MixesOptions } from './mixes-options.ts'
import { PartHandle, type PartMoving, rowLook } from './part-moving.tsx'
import { TextLanguage } from './text-language.ts'

type OptionRowProps = {
  text: string
  index: number
  moving: PartMoving
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
  /** Whether it stays where it is when options are mixed, and what changes that. */
  isFixed: boolean
  onFix: () => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

export function OptionRow({
  text,
  index,
  moving,
  mark,
  group,
  isCorrect,
  isRemovable,
  error,
  onRemove,
  onChoose,
  isFixed,
  onFix,
  ...field
}: OptionRowProps) {
  const id = useElementId()
  const mixes = useContext(MixesOptions)
  const lang = useContext(TextLanguage)
  const number = formatNumber(index + 1)
  const isEmpty = text.trim() === ''
  const look = rowLook(moving, index)
  return (
    <li
      style={look.style}
      className={classNames(
        look.className,
        'flex items-start gap-1 rounded border p-1',
        isCorrect ? 'border-correct bg-correct-soft' : 'border-transparent',
      )}
    >
      <div className="flex shrink-0 max-sm:flex-col-reverse">
        <PartHandle
          label={editing('editing.moveOption', { sign: optionSign(index) })}
          sign={optionSign(index)}
          at={index}
          moving={moving}
        />
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
      </div>
      <div className="min-w-0 flex-1">
        <PictureField name={t('editor.option', { number })} text={text} isSmall onWrite={field.onWrite}>
          <textarea
            rows={1}
            lang={lang}
            aria-label={t('editor.option', { number })}
            placeholder={t('editor.option', { number })}
            name={`option-${index}`}
            data-prose
            enterKeyHint="next"
            value={text}
            onChange={({ target }) => field.onWrite(target.value)}
            onKeyDown={field.onKeyDown}
            onPaste={field.onPaste}
            {...fieldAttributes(id, { error })}
            className={classNames(controlClass, 'field-sizing-content block max-h-60 resize-none')}
          />
          <FieldError id={id} error={error} />
          <ProsePreview source={text} />
        </PictureField>
        {isCorrect && (
          <p className="flex items-center gap-1 pt-1 text-sm font-semibold text-correct">
            <Check aria-hidden="true" className="size-4" />
            {t('editor.correctAnswer')}
          </p>
        )}
      </div>
      {mixes && (
        <IconButton
          label={t('editor.fixOption', { number })}
          icon={<Pin className={classNames(isFixed && 'fill-current')} />}
          aria-pressed={isFixed}
          className={classNames(isFixed && 'bg-brand-soft text-ink')}
          onClick={onFix}
        />
      )}
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
