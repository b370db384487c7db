import type { ComponentProps, ReactNode } from 'react'
import { t } from '../../i18n/students/play.ts'
import { classNames } from '../../ui/class-names.ts'
import { controlClass, FieldFrame, fieldAttributes } from '../../ui/forms/field-frame.tsx'

type AnswerFieldProps = Omit<ComponentProps<'input'>, 'id' | 'onChange'> & {
  /** Unique on the page. */
  id: string
  /** The id of the element that says what is asked. */
  labelledBy: string
  hint?: ReactNode
  error?: string | undefined
  /** Stands behind what is typed. */
  unit?: string | undefined
  onType: (text: string) => void
}

/** One line to type an answer into. Nothing is corrected in it: what is wrong may be wrong on purpose. */
export function AnswerField({
  id,
  labelledBy,
  hint,
  error,
  unit,
  onType,
  className,
  readOnly,
  ...input
}: AnswerFieldProps) {
  return (
    <FieldFrame
      id={id}
      label={<span id={`${id}-label`}>{t('play.yourAnswer')}</span>}
      hint={hint}
      error={error}
      className={className}
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <input
          type="text"
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          spellCheck="false"
          enterKeyHint="done"
          {...input}
          {...fieldAttributes(id, { hint, error })}
          readOnly={readOnly}
          aria-labelledby={`${id}-label ${labelledBy}${unit === undefined ? '' : ` ${id}-unit`}`}
          onChange={({ target }) => onType(target.value)}
          className={classNames(controlClass, 'min-h-13 w-auto min-w-0 flex-1 basis-40 read-only:bg-surface-sunken')}
        />
        {unit !== undefined && (
          <span id={`${id}-unit`} dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {unit}
          </span>
        )}
      </span>
    </FieldFrame>
  )
}

/** What is wrong with a text that is longer than `most` characters, and what becomes of it. */
export const tooLongToSave = (text: string, most: number): string | undefined =>
  text.length > most ? t('play.tooLong', { most, over: text.length - most }) : undefined
