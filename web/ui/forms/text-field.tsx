import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useElementId } from '../element-id.ts'
import { controlClass, FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldTexts & {
    /** Stands before the text inside the box: a country code, a currency. */
    prefix?: ReactNode
    /** Stands after it: a unit, a button that shows a password. */
    suffix?: ReactNode
  }

export function TextField({ label, hint, error, prefix, suffix, className, id, ...input }: TextFieldProps) {
  const ownId = useElementId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} className={className}>
      <span className="relative flex items-stretch">
        {prefix && (
          <span className="inline-flex items-center rounded-s border border-e-0 border-line-strong bg-surface-sunken px-3 text-ink-soft">
            {prefix}
          </span>
        )}
        <input
          {...input}
          {...fieldAttributes(fieldId, { hint, error })}
          className={classNames(controlClass, Boolean(prefix) && 'rounded-s-none', Boolean(suffix) && 'pe-12')}
        />
        {suffix && <span className="absolute inset-y-0 end-0 inline-flex items-center pe-1">{suffix}</span>}
      </span>
    </FieldFrame>
  )
}
