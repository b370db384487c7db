import { type ClipboardEvent, type KeyboardEvent, useContext } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { controlClass, FieldError, fieldAttributes } from '../../ui/forms/field-frame.tsx'
import { ProsePreview } from './draft-texts.tsx'
import { TextLanguage } from './text-language-context.tsx'

export type FieldKey = KeyboardEvent<HTMLTextAreaElement>
export type FieldPaste = ClipboardEvent<HTMLTextAreaElement>

type PartFieldProps = {
  name: string
  label: string
  text: string
  error: string | undefined
  onWrite: (text: string) => void
  onKeyDown: (event: FieldKey) => void
  onPaste?: ((event: FieldPaste) => void) | undefined
}

/** One text of several: it grows with what is written, and Enter leaves it. */
export function PartField({ name, label, text, error, onWrite, onKeyDown, onPaste }: PartFieldProps) {
  const id = useElementId()
  return (
    <div className="min-w-0 flex-1 @max-[14rem]:order-last @max-[14rem]:basis-full">
      <textarea
        rows={1}
        lang={useContext(TextLanguage)}
        dir="auto"
        aria-label={label}
        placeholder={label}
        name={name}
        data-prose
        enterKeyHint="next"
        value={text}
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        {...fieldAttributes(id, { error })}
        className={classNames(controlClass, 'field-sizing-content block max-h-60 resize-none')}
      />
      <FieldError id={id} error={error} />
      <ProsePreview source={text} />
    </div>
  )
}
