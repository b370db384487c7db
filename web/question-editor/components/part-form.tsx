import { type Dispatch, useEffect, useRef } from 'react'
import type { DraftPart } from '#domain/draft-item.ts'
import { MAX_STIMULUS_LENGTH } from '#domain/passage.ts'
import { t } from '../../i18n/editor.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { ProsePreview } from '../../questions/parts/draft-texts.tsx'
import { lengthError } from '../../questions/parts/length-error.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { PartEntry } from '../draft-entries.ts'
import type { DraftStep } from '../draft-list.ts'
import { WritingFields } from './prose-tools.tsx'
import type { FocusWish } from './question-form.tsx'

const TEXTS = {
  group: { label: 'editor.stimulus', hint: 'editor.stimulusHint' },
  text: { label: 'editor.plainText', hint: 'editor.plainTextHint' },
} as const satisfies Record<DraftPart['kind'], { label: string; hint: string }>

type PartFormProps = { entry: PartEntry; focus: FocusWish | null; dispatch: Dispatch<DraftStep> }

/** A passage, or a text between questions. */
export function PartForm({ entry: { key, part }, focus, dispatch }: PartFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focus) field.current?.focus()
  }, [focus])
  const { label, hint } = TEXTS[part.kind]
  const { text, format } = part
  const write = (next: string, isTyped = false) =>
    dispatch({
      type: 'changedPart',
      key,
      part: { ...part, text: next },
      ...(isTyped && { typing: { field: 'text', at: Date.now() } }),
    })
  return (
    <WritingFields format={format}>
      <PictureField name={t(label)} text={text} onWrite={write}>
        <TextArea
          ref={field}
          label={t(label)}
          hint={t(hint)}
          name="text"
          rows={8}
          data-prose={format}
          error={lengthError(text, MAX_STIMULUS_LENGTH)}
          value={text}
          onChange={({ target }) => write(target.value, true)}
        />
        <ProsePreview source={text} />
      </PictureField>
    </WritingFields>
  )
}
