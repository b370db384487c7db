import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useElementId } from '../element-id.ts'
import { controlClass, FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx'

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts

/** Several lines; it grows with what is written where the browser can. */
export function TextArea({ label, hint, error, className, id, ...textarea }: TextAreaProps) {
  const ownId = useElementId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} className={className}>
      <textarea
        rows={3}
        {...textarea}
        {...fieldAttributes(fieldId, { hint, error })}
        className={classNames(controlClass, 'field-sizing-content block max-h-96 min-h-24 resize-y')}
      />
    </FieldFrame>
  )
}
