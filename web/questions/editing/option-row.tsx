import Check from 'lucide-react/icons/check'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pin from 'lucide-react/icons/pin'
import X from 'lucide-react/icons/x'
import { type ClipboardEvent, type KeyboardEvent, useContext, useState } from 'react'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { controlClass, FieldError, fieldAttributes } from '../../ui/forms/field-frame.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProsePreview } from './draft-texts.tsx'
import { fieldKey } from './field-keys.ts'
import { MixesOptions } from './mixes-options-context.tsx'
import { OptionNote } from './option-note.tsx'
import { PartHandle, type PartMoving, rowLook } from './part-moving.tsx'
import { PictureField } from './picture-field.tsx'
import { TextLanguage } from './text-language-context.tsx'

type OptionRowProps = {
  text: string
  index: number
  moving: PartMoving
  /** How the right ones are marked: a radio for the only one, a checkbox for several; null where none is. */
  mark: 'radio' | 'checkbox' | null
  /** What marks the options of one question shares it. */
  group: string
  isCorrect: boolean
  isRemovable: boolean
  /** What may not have been meant, or what becomes of it. */
  note: string | null
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
  note,
  error,
  onRemove,
  onChoose,
  isFixed,
  onFix,
  ...field
}: OptionRowProps) {
  const id = useElementId()
  const lang = useContext(TextLanguage)
  const number = formatNumber(index + 1)
  const isEmpty = text.trim() === ''
  const look = rowLook(moving, index)
  const [isMore, setMore] = useState(false)
  return (
    <li
      style={look.style}
      className={classNames(
        look.className,
        'flex items-start gap-1 rounded border p-1 @max-[26rem]:gap-0 @max-[26rem]:px-0 @max-[14rem]:flex-wrap',
        isCorrect ? 'border-correct bg-correct-soft' : 'border-transparent',
      )}
    >
      <div className="flex shrink-0">
        <PartHandle
          label={editing('editing.moveOption', { sign: optionSign(index) })}
          sign={optionSign(index)}
          at={index}
          moving={moving}
        />
        {mark && (
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
        )}
      </div>
      <div className="min-w-0 flex-1 @max-[14rem]:order-last @max-[14rem]:basis-full">
        <PictureField
          name={t('editor.option', { number })}
          text={text}
          tools={<Tools {...{ number, isFixed, isRemovable, onFix, onRemove }} />}
          hasRoom={isMore}
          onWrite={field.onWrite}
        >
          {(words, write) => (
            <>
              <textarea
                rows={1}
                lang={lang}
                aria-label={t('editor.option', { number })}
                placeholder={t('editor.option', { number })}
                name={`option-${index}`}
                data-prose
                enterKeyHint="next"
                value={words}
                onChange={({ target }) => write(target.value)}
                onKeyDown={field.onKeyDown}
                onPaste={field.onPaste}
                {...fieldAttributes(id, { error, hint: note })}
                className={classNames(
                  controlClass,
                  'field-sizing-content block max-h-60 resize-none @max-[26rem]:px-2',
                )}
              />
              <FieldError id={id} error={error} />
              <OptionNote id={id} note={note} />
              <ProsePreview source={text} words={words} />
            </>
          )}
        </PictureField>
        {isCorrect && <CorrectAnswer />}
      </div>
      <IconButton
        label={editing('editing.moreOption', { sign: optionSign(index) })}
        icon={<EllipsisVertical aria-hidden="true" />}
        aria-expanded={isMore}
        className="@[26rem]:hidden"
        onClick={() => setMore(!isMore)}
      />
    </li>
  )
}

function CorrectAnswer() {
  return (
    <p className="flex items-center gap-1 pt-1 text-sm font-semibold text-correct @max-[26rem]:sr-only">
      <Check aria-hidden="true" className="size-4" />
      {t('editor.correctAnswer')}
    </p>
  )
}

type ToolsProps = Pick<OptionRowProps, 'isFixed' | 'isRemovable' | 'onFix' | 'onRemove'> & { number: string }

function Tools({ number, isFixed, isRemovable, onFix, onRemove }: ToolsProps) {
  const mixes = useContext(MixesOptions)
  return (
    <>
      {mixes && (
        <IconButton
          label={t('editor.fixOption', { number })}
          {...fieldKey('fix', t('editor.fixOption', { number }))}
          icon={<Pin className={classNames(isFixed && 'fill-current')} />}
          aria-pressed={isFixed}
          className={classNames(isFixed && 'bg-brand-soft text-ink')}
          onClick={onFix}
        />
      )}
      <IconButton
        label={t('editor.removeOption', { number })}
        {...fieldKey('remove', t('editor.removeOption', { number }))}
        icon={<X />}
        disabled={!isRemovable}
        className={classNames(!isRemovable && 'invisible @max-[26rem]:hidden')}
        onClick={onRemove}
      />
    </>
  )
}
