import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useElementId } from '../element-id.ts'
import { controlClass, FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx'

type SelectFieldProps = ComponentProps<'select'> & FieldTexts

/** The device's own select; its `<option>`s are the children. */
export function SelectField({ label, hint, error, className, id, children, ...select }: SelectFieldProps) {
  const ownId = useElementId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <select
          {...select}
          {...fieldAttributes(fieldId, { hint, error })}
          className={classNames(controlClass, 'appearance-none truncate pe-10')}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
        />
      </span>
    </FieldFrame>
  )
}
