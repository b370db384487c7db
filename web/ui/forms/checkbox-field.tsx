import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useElementId } from '../element-id.ts'
import { FieldError, type FieldTexts, fieldAttributes } from './field-frame.tsx'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts

/** The whole line is the target. */
export function CheckboxField({ label, hint, error, className, id, ...input }: CheckboxFieldProps) {
  const ownId = useElementId()
  const fieldId = id ?? ownId
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="flex min-h-11 items-start gap-3 py-2">
        <input {...input} {...fieldAttributes(fieldId, { hint, error })} type="checkbox" className="check mt-0.5" />
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-medium">{label}</span>
          {hint && (
            <span id={`${fieldId}-hint`} className="block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <div className={classNames(error ? 'ps-9 max-[14rem]:ps-0' : undefined)}>
        <FieldError id={fieldId} error={error} />
      </div>
    </div>
  )
}
