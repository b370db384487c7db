import type { Ref } from 'react'
import { formatAgain, type TextFormat } from '#domain/text/prose.ts'
import { ProsePreview } from '../../questions/editing/draft-texts.tsx'
import { lengthError } from '../../questions/editing/length-error.ts'
import { PictureField } from '../../questions/editing/picture-field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { WritingFields } from './writing-fields.tsx'

type ProseFieldProps = {
  label: string
  hint?: string | undefined
  name?: string
  rows: number
  /** In characters. */
  most: number
  text: string
  /** How it was written so far. */
  format: TextFormat | undefined
  field?: Ref<HTMLTextAreaElement>
  /** `isTyped`: a sign at a time. */
  onWrite: (text: string, format: TextFormat | undefined, isTyped?: boolean) => void
}

/** A text of several lines that is no question's, with the tools, the pictures and the preview that questions have. */
export function ProseField({ label, hint, name, rows, most, text, format, field, onWrite }: ProseFieldProps) {
  const again = formatAgain(text, format)
  return (
    <WritingFields format={again}>
      <PictureField name={label} text={text} onWrite={(next, isTyped) => onWrite(next, again, isTyped)}>
        {(words, writeWords) => (
          <>
            <TextArea
              ref={field}
              dir="auto"
              label={label}
              hint={hint}
              name={name}
              rows={rows}
              data-prose={again}
              error={lengthError(text, most)}
              value={words}
              onChange={({ target }) => writeWords(target.value)}
            />
            <ProsePreview source={text} words={words} />
          </>
        )}
      </PictureField>
    </WritingFields>
  )
}
