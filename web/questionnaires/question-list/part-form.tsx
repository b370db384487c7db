import { type Dispatch, useEffect, useRef } from 'react'
import type { MarkingRules } from '#domain/marking/marking.ts'
import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import {
  MAX_INSTRUCTIONS_LENGTH,
  MAX_PASSAGE_LENGTH,
  MAX_SECTION_TITLE_LENGTH,
} from '#domain/questionnaires/items/passage.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { lengthError } from '../../questions/editing/length-error.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { PartEntry } from '../entries/draft-entries.ts'
import type { DraftStep } from '../entries/draft-list.ts'
import type { UnitMarks } from '../entries/unit-marks.ts'
import { ProseField } from '../question-form/prose-field.tsx'
import type { FocusWish } from '../question-form/question-form.tsx'
import { SectionMarks } from './section-marks.tsx'

const TEXTS = {
  group: { label: 'editor.stimulus', hint: 'editor.stimulusHint' },
  text: { label: 'editor.plainText', hint: 'editor.plainTextHint' },
  section: { label: 'editor.instructions', hint: 'editor.instructionsHint' },
} as const satisfies Record<DraftPart['kind'], { label: string; hint: string }>

type PartFormProps = {
  entry: PartEntry
  /** By which the quiz is marked; null: nothing is. */
  usual: MarkingRules | null
  /** Of a section: what its questions are worth. */
  units: UnitMarks
  focus: FocusWish | null
  dispatch: Dispatch<DraftStep>
}

/** A passage, a text between questions, or the heading of a section. */
export function PartForm({ entry: { key, part, page }, usual, units, focus, dispatch }: PartFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const title = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus) (focus.field === 'text' ? field.current : (title.current ?? field.current))?.focus()
  }, [focus])
  const { label, hint } = TEXTS[part.kind]
  const change = (next: DraftPart, typedIn?: string) =>
    dispatch({
      type: 'changedPart',
      key,
      part: next,
      ...(typedIn !== undefined && { typing: { field: typedIn, at: Date.now() } }),
    })
  const write = (text: string, format: DraftPart['format'], isTyped = false) =>
    change({ ...part, text, ...(format && { format }) }, isTyped ? 'text' : undefined)
  return (
    <>
      {part.kind === 'section' && (
        <TextField
          ref={title}
          className="mb-4"
          label={t(page ? 'editor.pageTitle' : 'editor.sectionTitle')}
          hint={t(page ? 'editor.pageTitleHint' : 'editor.sectionTitleHint')}
          name="title"
          autoComplete="off"
          error={lengthError(part.title, MAX_SECTION_TITLE_LENGTH)}
          value={part.title}
          onChange={({ target }) => change({ ...part, title: target.value }, 'title')}
        />
      )}
      <ProseField
        field={field}
        label={t(label)}
        hint={t(page ? 'editor.pageTextHint' : hint)}
        name="text"
        rows={part.kind === 'section' ? 3 : 8}
        most={part.kind === 'section' ? MAX_INSTRUCTIONS_LENGTH : MAX_PASSAGE_LENGTH}
        text={part.text}
        format={part.format}
        onWrite={write}
      />
      {part.kind === 'section' && usual && (
        <SectionMarks section={part} usual={usual} units={units} onChange={change} />
      )}
    </>
  )
}
