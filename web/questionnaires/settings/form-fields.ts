import { FIELD_KINDS, type Field, type FieldKind, isBuiltIn, type Joining } from '#domain/questionnaires/joining.ts'
import { t } from '../../i18n/teachers/settings.ts'

export const kindName = (kind: FieldKind): string => t(`settings.kind_${kind}`)

/** What teachers call a field: by its label, or by its kind as long as it has none. */
export const fieldName = ({ kind, label }: Field): string => label.trim() || kindName(kind)

/** A name that no field of this form has had: what was told in one that was removed is nothing of another. */
const newId = (): string => `f${Math.random().toString(36).slice(2, 10)}`

/** A field that is still to be worded. */
export const freshField = (): Field => ({
  id: newId(),
  kind: 'text',
  label: '',
  required: true,
  identifies: false,
  options: [],
})

/** What a field may be: what is built in is asked once. */
export const kindsFor = (field: Field, { fields }: Joining): FieldKind[] =>
  FIELD_KINDS.filter((kind) => !isBuiltIn(kind) || kind === field.kind || fields.every((other) => other.kind !== kind))

/** The same field as one of another kind; a list of one's own in place of what was built in keeps its name. */
export const asKind = (field: Field, kind: FieldKind): Field => {
  const options = kind === 'choice' ? field.options : []
  if (isBuiltIn(kind)) return { ...field, id: kind, kind, label: '', options }
  if (!isBuiltIn(field.kind)) return { ...field, kind, options }
  return { ...field, id: newId(), kind, label: kindName(field.kind), options }
}

/** Who is told from others by something must give it. */
export const withRequired = (field: Field, required: boolean): Field => ({
  ...field,
  required,
  identifies: field.identifies && required,
})
export const withIdentifies = (field: Field, identifies: boolean): Field => ({
  ...field,
  identifies,
  required: field.required || identifies,
})

/** One option a line; empty lines, and what is there already, are no options. */
export const optionsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim().normalize('NFC'))
      .filter((line) => line !== ''),
  ),
]
